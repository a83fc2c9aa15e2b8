// node tools/commands/nginx.mjs: fetches nginx for the tests of its configuration, where it is not installed, without a service.
import { findNginx } from '../web/find-nginx.mjs';

await findNginx(console.log);
