import { startProduct } from '../product/product.mjs';
import { runUntilStopped } from '../product/run.mjs';

await runUntilStopped(startProduct);
