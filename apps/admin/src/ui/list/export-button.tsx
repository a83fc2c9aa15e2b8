import Button from '@mui/material/Button';
import type { Permission } from '@kalyanam/shared/team/roles';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { dateInIndia } from '@kalyanam/shared/base/india-time';
import { queryText } from '@kalyanam/web/api-client';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../session/admin-session';
import { useCan } from '../../session/permissions';
import { withStepUp } from '../../session/step-up';
import { DownloadIcon } from './icons';
import { saveFile } from '../form/save-file';
import { problemSentence } from '../feedback/problem-sentence';
import { toast } from '../feedback/toast';

interface Props {
  /** Name of the file, without date and extension. */
  name: string;
  /** The list, below the prefix. */
  list: string;
  /** Its filters and order. */
  chosen?: object;
  needs: Permission;
}

/** The whole list behind the filters, as a file. */
export function ExportButton({ name, list, chosen = {}, needs }: Props) {
  const permitted = useCan(needs);
  const exporting = useMutation({
    mutationFn: () => withStepUp(() => api.blob(ADMIN_ROUTES.exportOf(list) + queryText(chosen))),
    onSuccess: (file) => saveFile(`${name}-${dateInIndia(new Date())}.csv`, file),
    onError: (thrown) => toast(problemSentence(thrown, 'The list could not be exported'), 'problem'),
  });
  if (!permitted) return null;
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<DownloadIcon />}
      loading={exporting.isPending}
      onClick={() => exporting.mutate()}
    >
      Export CSV
    </Button>
  );
}
