/** Members `s` whose subcaste `p.subcaste` is in no list, and that no decision is in force about. */
export const WAITING_SUBCASTES = `FROM stated_subcastes s JOIN profiles p ON p.user_id = s.user_id
  WHERE s.subcaste IS NULL AND NOT EXISTS (
    SELECT 1 FROM subcaste_decisions d WHERE d.typed_key = s.typed_key AND d.kind = 'leave' AND d.undone_at IS NULL)`;
