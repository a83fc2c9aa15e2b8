require('./share.cjs')(4);
