const SETTINGS = `The database is the one the server uses: DATABASE_URL, from the environment or from .env.
Exit code: 0 done, 1 not done (one line says why), 2 wrong use.
`;
const PASSWORD = `The password is asked for, twice and unseen; where nobody can be asked it is the first line of standard
input. With --generate one is made and printed once.`;

export const HELP = `npm run admin -- <command>

  create-admin <username> [--name "Full Name"] [--generate]   make an administrator
  reset-password <username> [--generate]                      give anybody a new password
  backup [file]                                               copy the database, even under load
  restore <file>                                              put a copy in the database's place
  help <command>                                              more about one of them

${SETTINGS}`;

/** @type {Record<string, string>} */
export const HELP_OF = {
  "create-admin": `npm run admin -- create-admin <username> [--name "Full Name"] [--generate]

Makes an administrator's account. The server may run meanwhile; it must have run once, so that there is a database.
${PASSWORD}

${SETTINGS}`,
  "reset-password": `npm run admin -- reset-password <username> [--generate]

Gives an account a new password, whether it is a student's or an administrator's. Its sessions end at once, and failed
sign-ins are forgotten. An account that was deactivated stays so.
${PASSWORD}

${SETTINGS}`,
  backup: `npm run admin -- backup [file]

Writes a consistent copy of the database, whatever is being written to it meanwhile. Without a file it goes into the
folder "backups" beside the database, under the moment's name. A file that is there is never overwritten.

${SETTINGS}`,
  restore: `npm run admin -- restore <file>

Puts a copy in the database's place, after checking that it is whole and not of a newer version. Stop the server first:
while it runs this refuses. The database that was there stays beside the new one. Everybody has to sign in again.

${SETTINGS}`,
};
