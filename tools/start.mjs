import { startProduct } from './product.mjs';
import { runUntilStopped } from './run.mjs';

await runUntilStopped(startProduct);
