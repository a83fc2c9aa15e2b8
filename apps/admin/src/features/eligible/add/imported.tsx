import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { ADMIN_ROUTES } from '@kalyanam/shared/admin/routes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { indianNumber } from '../../../ui/india-date';
import { problemSentence } from '../../../ui/problem-sentence';
import { toast } from '../../../ui/toast';
import { undoImport, type Imported } from '../eligible.queries';

const sentence = ({ added, duplicates, members }: Imported): string =>
  [
    `Added: ${indianNumber(added)}`,
    duplicates > 0 && `on the list already: ${indianNumber(duplicates)}`,
    members > 0 && `already members: ${indianNumber(members)}`,
  ]
    .filter(Boolean)
    .join(' · ');

/** What the last import did, and the way back. */
export function ImportedNote({ imported, onUndone }: { imported: Imported; onUndone: () => void }) {
  const queries = useQueryClient();
  const undoing = useMutation({
    mutationFn: () => undoImport(imported.batches),
    onSuccess: ({ removed, kept }) => {
      const inUse = kept > 0 ? `; ${indianNumber(kept)} are in use and stay` : '';
      toast(`Import undone: ${indianNumber(removed)} removed${inUse}`);
      onUndone();
    },
    onError: (thrown) => toast(problemSentence(thrown, 'The import could not be undone'), 'problem'),
    onSettled: () => queries.invalidateQueries({ queryKey: [ADMIN_ROUTES.eligibleUsers] }),
  });
  return (
    <Alert
      severity="info"
      action={
        imported.batches.length > 0 && (
          <Button color="inherit" size="small" loading={undoing.isPending} onClick={() => undoing.mutate()}>
            Undo this import
          </Button>
        )
      }
    >
      {sentence(imported)}
    </Alert>
  );
}
