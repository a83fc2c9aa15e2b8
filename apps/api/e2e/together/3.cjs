require('./share.cjs')(3);
