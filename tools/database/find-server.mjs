import { findCommand } from '../system/commands.mjs';
import { aptInstall } from '../system/apt.mjs';
import { Problem } from '../system/problem.mjs';

const OR_GIVE_ONE = 'or set DATABASE_URL=mysql://user:password@host:port/database to use one you have';

function howToInstall() {
  switch (process.platform) {
    case 'darwin':
      return `Install one with \`brew install mariadb\`, ${OR_GIVE_ONE}.`;
    case 'win32':
      return `Start one with Docker (\`docker run -e MYSQL_ROOT_PASSWORD=secret -p 3306:3306 mysql:8.4\`), ${OR_GIVE_ONE}.`;
    default:
      return `Install one (Debian, Ubuntu: \`sudo apt-get install mariadb-server\`; Fedora: \`sudo dnf install mariadb-server\`; Arch: \`sudo pacman -S mariadb\`), ${OR_GIVE_ONE}.`;
  }
}

async function lookUp() {
  const mariadb = await findCommand('mariadbd');
  const installer = await findCommand('mariadb-install-db', 'mysql_install_db');
  if (mariadb && installer) return { server: mariadb, installer };
  const mysql = await findCommand('mysqld');
  return mysql ? { server: mysql, installer } : null;
}

/** The server program of MariaDB or MySQL, installed first where that is possible: {server, installer or null}. */
export async function findServer(say) {
  const found = await lookUp();
  if (found) return found;
  say('Installing a MariaDB server ...');
  // The core packages contain only the program: no system service is set up or started.
  const done = await aptInstall(
    ['mariadb-server-core', 'mariadb-client-core'],
    ['mariadb-server-core-10.6', 'mariadb-client-core-10.6'],
  );
  const fresh = done ? await lookUp() : null;
  if (fresh) return fresh;
  throw new Problem(`There is no MariaDB or MySQL server here. ${howToInstall()}`);
}
