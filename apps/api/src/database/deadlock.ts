const MOST_TRIES = 3;

/** Runs a transaction again that the database chose as the victim of a deadlock: nothing of it has happened. */
export async function againAfterDeadlock<T>(transaction: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transaction();
    } catch (error) {
      if ((error as { code?: unknown }).code !== 'ER_LOCK_DEADLOCK' || tries === MOST_TRIES) throw error;
    }
  }
}
