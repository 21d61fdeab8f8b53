/// What was chosen on NoData.
package protocol NoDataRouter: AnyObject {
  func routeRetryChosen()
  func routeBuiltInChosen()
  func routeNoDataClosed()
}
