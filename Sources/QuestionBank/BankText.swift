enum BankText {}
