require('./share.cjs')(2);
