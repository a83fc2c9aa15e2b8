import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { TEMPLATE_PURPOSES, type ReplyTemplate } from '@kalyanam/shared/team/templates';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { templatesQuery } from '../../../session/team-settings';
import { ConfirmDialog } from '../../../ui/form/confirm-dialog';
import { LoadProblem } from '../../../ui/feedback/load-problem';
import { Panel } from '../../../ui/list/panel';
import { toast } from '../../../ui/feedback/toast';
import { removeTemplate } from './settings.queries';
import { TemplateDialog } from './template-dialog';

interface RowProps {
  template: ReplyTemplate;
  onChange: () => void;
  onRemove: () => void;
}

const Row = ({ template: { title, en, te }, onChange, onRemove }: RowProps) => (
  <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, py: 1.5, borderTop: 1, borderColor: 'divider' }}>
    <Box sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
      <Typography>{en}</Typography>
      {te ? (
        <Typography lang="te">{te}</Typography>
      ) : (
        <Typography sx={{ color: 'warning.main' }}>No Telugu yet</Typography>
      )}
    </Box>
    <Box sx={{ display: 'flex', alignItems: 'start', gap: 1 }}>
      <Button onClick={onChange} aria-label={`Change ${title}`}>
        Change
      </Button>
      <Button color="error" onClick={onRemove} aria-label={`Remove ${title}`}>
        Remove
      </Button>
    </Box>
  </Box>
);

function RemoveDialog({ template: { id, title }, onClose }: { template: ReplyTemplate; onClose: () => void }) {
  const queries = useQueryClient();
  const removing = useMutation({
    mutationFn: () => removeTemplate(id),
    onSuccess: async ({ message }) => {
      toast(message);
      await queries.invalidateQueries({ queryKey: templatesQuery.queryKey });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={`Remove "${title}"?`}
      act="Remove"
      busy={removing.isPending}
      problem={removing.error?.message ?? null}
      onClose={onClose}
      onAct={() => removing.mutate()}
    >
      Messages that were sent with it stay as they are.
    </ConfirmDialog>
  );
}

type Open = { act: 'change'; template: ReplyTemplate | null } | { act: 'remove'; template: ReplyTemplate };

/** Sentences in both languages that the team sends from the verification screens. */
export function Templates() {
  const { data, isError, error, isFetching, refetch } = useQuery(templatesQuery);
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  if (isError && !data)
    return <LoadProblem what="The templates" problem={error} retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Button
        variant="contained"
        sx={{ justifySelf: 'start' }}
        onClick={() => setOpen({ act: 'change', template: null })}
      >
        New template
      </Button>
      {TEMPLATE_PURPOSES.map(({ value, label }) => {
        const own = data.templates.filter(({ purpose }) => purpose === value);
        return (
          <Panel key={value} title={label}>
            {own.length === 0 ? (
              <Typography sx={{ color: 'text.secondary' }}>No templates yet.</Typography>
            ) : (
              <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
                {own.map((template) => (
                  <Row
                    key={template.id}
                    template={template}
                    onChange={() => setOpen({ act: 'change', template })}
                    onRemove={() => setOpen({ act: 'remove', template })}
                  />
                ))}
              </Box>
            )}
          </Panel>
        );
      })}
      {open?.act === 'change' && <TemplateDialog template={open.template} onClose={close} />}
      {open?.act === 'remove' && <RemoveDialog template={open.template} onClose={close} />}
    </Box>
  );
}
