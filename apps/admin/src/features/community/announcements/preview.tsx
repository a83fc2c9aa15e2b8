import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AnnouncementPreview, MailPreview } from '@kalyanam/shared/team/announcements';
import { segmentWords } from '@kalyanam/shared/team/segment-words';
import { focusIfLost } from '../../../ui/form/focus';
import { indianNumber } from '../../../ui/time/india-date';
import { Panel } from '../../../ui/list/panel';
import { requestOf, type Draft } from './draft';

/** In the colours of the members' application, whatever the team's are. */
const BANNER = {
  maxWidth: 384,
  p: 2,
  borderRadius: '12px',
  border: '1px solid #e7dcc9',
  bgcolor: '#fffdf8',
  color: '#2a2321',
  boxShadow: 2,
  overflowWrap: 'anywhere',
} as const;

const Banner = ({ title, text, page, lang }: { title: string; text: string; page: boolean; lang: 'en' | 'te' }) => (
  <Box sx={BANNER} lang={lang}>
    <Box sx={{ fontWeight: 600 }}>{title}</Box>
    <Box sx={{ whiteSpace: 'pre-line' }}>{text}</Box>
    {page && (
      <Box
        sx={{
          mt: 1,
          display: 'inline-block',
          border: '1px solid #7a1f2b',
          borderRadius: 2,
          px: 2,
          py: 1,
          color: '#7a1f2b',
        }}
      >
        {lang === 'te' ? 'పేజీ తెరవండి' : 'Open the page'}
      </Box>
    )}
  </Box>
);

const Mail = ({ mail, name }: { mail: MailPreview; name: string }) => (
  <Box>
    <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{mail.subject}</Box>
    <Box
      role="group"
      aria-label={name}
      sx={{
        mt: 1,
        p: 2,
        maxHeight: 460,
        overflowY: 'auto',
        whiteSpace: 'pre-line',
        overflowWrap: 'anywhere',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
      tabIndex={0}
    >
      {mail.text}
    </Box>
  </Box>
);

/** How many it is for, and what they see. */
export function Preview({ draft, preview }: { draft: Draft; preview: AnnouncementPreview }) {
  const { members, mails, en, te } = preview;
  return (
    <Panel title="Preview" headingRef={focusIfLost}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <div>
          <Typography>{segmentWords(requestOf(draft).segment)}</Typography>
          <strong>{`${indianNumber(members)} ${members === 1 ? 'member' : 'members'}`}</strong>
          {`${draft.mail ? ` · ${indianNumber(mails)} ${mails === 1 ? 'email' : 'emails'}` : ''}${draft.mail && mails < members ? '; the others declined them or have no verified email' : ''}`}
        </div>
        {draft.banner && (
          <>
            <Banner lang="en" title={draft.titleEn} text={draft.textEn} page={draft.page !== ''} />
            {te && <Banner lang="te" title={draft.titleTe} text={draft.textTe} page={draft.page !== ''} />}
          </>
        )}
        {draft.mail && (
          <>
            <Mail mail={en} name="Email in English" />
            {te && <Mail mail={te} name="Email in Telugu" />}
          </>
        )}
      </Box>
    </Panel>
  );
}
