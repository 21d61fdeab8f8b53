import Platform
import Terminal

BrokenPipe.becomesAnError()
let code = await Program(.live()).run()
endProcess(code.rawValue)
