require('./share.cjs')(1);
