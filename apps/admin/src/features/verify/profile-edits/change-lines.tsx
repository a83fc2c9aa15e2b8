import Box from '@mui/material/Box';
import type { ProfileChangeView } from '@kalyanam/shared/team/profile-edits';
import { en as details } from '@kalyanam/shared/topics/profile/detail-labels.en';
import { fieldSpec, WAITING, type WaitingField } from '@kalyanam/shared/topics/profile/fields';
import { fieldFact } from '../../../ui/list/profile-facts';
import { Unseen } from '../../../ui/list/unseen';

const isField = (part: ProfileChangeView['field']): part is WaitingField => WAITING.some((field) => field === part);

/** A change in words: the field, its current and its requested value. */
function changeWords({ field, from, to }: ProfileChangeView) {
  const wordsOf = (text: string | null) => {
    if (field === 'siblings') return { label: details.siblings, value: text };
    if (!isField(field)) return { label: details.details[field], value: text };
    return fieldFact(field, { [field]: fieldSpec(field).kind === 'place' ? { city: text } : text });
  };
  return {
    field,
    label: wordsOf(to).label,
    from: wordsOf(from).value || '—',
    to: wordsOf(to).value || '—',
    unread: to === null,
  };
}

interface Props {
  name: string;
  changes: readonly ProfileChangeView[];
}

/** One line a field: 'Gothra: Pydipala Kasyapa', the first struck out. */
export const ChangeLines = ({ name, changes }: Props) => (
  <Box component="ul" aria-label={`Changes of ${name}`} sx={{ m: 0, p: 0, listStyle: 'none' }}>
    {changes.map(changeWords).map(({ field, label, from, to, unread }) => (
      <Box component="li" key={field} sx={{ overflowWrap: 'anywhere', position: 'relative' }}>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {`${label}:`}
        </Box>{' '}
        {unread ? (
          'your role does not read it'
        ) : (
          <>
            <Unseen>Current </Unseen>
            <Box component="del" sx={{ color: 'text.secondary' }}>
              {from}
            </Box>{' '}
            <Unseen>Requested </Unseen>
            <Box component="ins" sx={{ fontWeight: 600, textDecoration: 'none' }}>
              {to}
            </Box>
          </>
        )}
      </Box>
    ))}
  </Box>
);
