import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { AnnouncementPreview } from '@kalyanam/shared/team/announcements';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { ANNOUNCEMENT_RULES } from '@kalyanam/shared/team/announcement.rules';
import { refusals } from '@kalyanam/shared/base/rule';
import { isApiError } from '@kalyanam/web/api-error';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ConfirmDialog } from '../../../ui/form/confirm-dialog';
import { pageHeading, useFocusTo } from '../../../ui/form/focus';
import { HALVES, PageFrame } from '../../../ui/list/page';
import { indianNumber } from '../../../ui/time/india-date';
import { problemSentence } from '../../../ui/feedback/problem-sentence';
import { toast } from '../../../ui/feedback/toast';
import { AnnouncementForm } from './announcement-form';
import { createAnnouncement, previewAnnouncement, testAnnouncement } from './announcements.queries';
import { EMPTY, requestOf, type Draft } from './draft';
import { History } from './history';
import { forgetDraft, keepDraft, useDraft } from './kept-draft';
import { Preview } from './preview';

type Busy = 'preview' | 'test' | 'send' | null;
const STACK = { display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 } as const;

export function Page() {
  const queries = useQueryClient();
  const draft = useDraft();
  /** The count for exactly this draft: any change asks for a new one. */
  const [preview, setPreview] = useState<AnnouncementPreview | null>(null);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [failed, setFailed] = useState<string | null>(null);
  const [busy, setBusy] = useState<Busy>(null);
  const [to, setTo] = useState('');
  const [asking, setAsking] = useState(false);

  const change = (part: Partial<Draft>) => {
    keepDraft({ ...draft, ...part });
    setPreview(null);
    setProblems({});
  };
  const clear = () => {
    forgetDraft();
    setPreview(null);
    setProblems({});
    setFailed(null);
  };
  const act = async (what: Exclude<Busy, null>, work: () => Promise<void>, sentence: string) => {
    const found = refusals(ANNOUNCEMENT_RULES, requestOf(draft));
    setProblems(found);
    setFailed(null);
    if (Object.keys(found).length > 0) {
      setFailed('Please correct the marked fields.');
      return;
    }
    setBusy(what);
    try {
      await work();
    } catch (thrown) {
      if (isApiError(thrown)) setProblems(thrown.fields);
      setFailed(problemSentence(thrown, sentence));
    } finally {
      setBusy(null);
    }
  };
  const look = () =>
    act('preview', async () => setPreview(await previewAnnouncement(requestOf(draft))), 'Failed to load the preview');
  const test = () =>
    act(
      'test',
      async () => void toast((await testAnnouncement({ ...requestOf(draft), to })).message),
      'Failed to send the test email',
    );
  const send = () =>
    act(
      'send',
      async () => {
        toast((await createAnnouncement(requestOf(draft))).message);
        setAsking(false);
        clear();
        await queries.invalidateQueries({ queryKey: [ADMIN_ROUTES.announcements] });
      },
      'Failed to send the announcement',
    );
  const fields = useRef<HTMLElement>(null);
  /** Do not move the focus from under the question whether to send it. */
  const toRefused = useEffectEvent(() => {
    if (!asking) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
  useEffect(() => {
    if (Object.keys(problems).length > 0) toRefused();
  }, [problems]);
  const noteFocus = useFocusTo(pageHeading);
  const later = draft.startsAt !== '';
  const members = preview && `${indianNumber(preview.members)} ${preview.members === 1 ? 'member' : 'members'}`;

  return (
    <PageFrame title="Announcements" lead="A banner in the members’ app, an email, or both">
      <Box ref={fields} sx={HALVES} onFocus={noteFocus}>
        <Box sx={STACK}>
          <AnnouncementForm draft={draft} problems={problems} onChange={change} />
          {failed && <Alert severity="error">{failed}</Alert>}
          <Button variant="outlined" loading={busy === 'preview'} disabled={busy !== null} onClick={() => void look()}>
            Preview and count
          </Button>
          {draft !== EMPTY && (
            <Button color="inherit" disabled={busy !== null} onClick={clear}>
              Clear the form
            </Button>
          )}
        </Box>
        <Box sx={STACK}>
          {preview && (
            <>
              <Preview draft={draft} preview={preview} />
              {draft.mail && (
                <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
                  <TextField
                    label="Your email"
                    type="email"
                    size="small"
                    value={to}
                    error={Boolean(problems['to'])}
                    helperText={problems['to']}
                    onChange={({ target }) => setTo(target.value)}
                  />
                  <Button loading={busy === 'test'} disabled={busy !== null || to === ''} onClick={() => void test()}>
                    Send a test email
                  </Button>
                </Box>
              )}
              <Button
                variant="contained"
                disabled={busy !== null}
                onClick={() => {
                  setFailed(null);
                  setAsking(true);
                }}
              >
                {`${later ? 'Schedule for' : 'Send now to'} ${members ?? ''}`}
              </Button>
            </>
          )}
          <History />
        </Box>
      </Box>
      {asking && (
        <ConfirmDialog
          title={later ? `Schedule this for ${members}?` : `Send this to ${members} now?`}
          act={later ? 'Schedule' : 'Send'}
          colour="primary"
          busy={busy === 'send'}
          problem={failed}
          onClose={() => setAsking(false)}
          onAct={() => void send()}
        >
          {draft.mail
            ? 'You can stop it at any time; emails that have left cannot be called back.'
            : 'You can stop it at any time.'}
        </ConfirmDialog>
      )}
    </PageFrame>
  );
}
