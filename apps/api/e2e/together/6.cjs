require('./share.cjs')(6);
