require('./share.cjs')(5);
