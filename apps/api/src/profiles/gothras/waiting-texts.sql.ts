/** Lines `l` whose text is in no list, and that no decision is in force about. */
export const WAITING_TEXTS = `FROM lineages l WHERE l.state = 'unlisted' AND l.typed_key <> '' AND NOT EXISTS (
  SELECT 1 FROM gothra_decisions d WHERE d.gothra_key = l.typed_key AND d.kind = 'leave' AND d.undone_at IS NULL)`;
