import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { Language } from '@kalyanam/shared/base/vocabulary/status';
import { useId } from 'react';
import { teamLanguage } from '../../ui/words/team-language';

/** Each in its own language. */
const LANGUAGES: readonly { value: Language; label: string }[] = [
  { value: 'en', label: 'English' },
  { value: 'te', label: 'తెలుగు' },
];

const CHOICE = {
  flex: 1,
  minHeight: 40,
  px: 1.5,
  font: 'inherit',
  fontWeight: 600,
  border: 1,
  borderColor: 'ground.control',
  '&:first-of-type': { borderRadius: '8px 0 0 8px' },
  '&:last-of-type': { borderRadius: '0 8px 8px 0', ml: '-1px' },
  '&[aria-pressed="true"]': {
    bgcolor: 'ground.selected',
    borderColor: 'primary.main',
    color: 'primary.main',
    zIndex: 1,
  },
} as const;

/** What it covers is said above it: all other pages stay in English. */
export function LanguageChoice() {
  const id = useId();
  const chosen = teamLanguage.use();
  return (
    <Box role="group" aria-labelledby={id} sx={{ px: 2.5, py: 1.5 }}>
      <Box id={id} sx={{ mb: 1, color: 'text.secondary' }}>
        Language of the verification screens and the menu
      </Box>
      <Box sx={{ display: 'flex', maxWidth: 260 }}>
        {LANGUAGES.map(({ value, label }) => (
          <ButtonBase
            key={value}
            lang={value}
            aria-pressed={value === chosen}
            onClick={() => teamLanguage.choose(value)}
            sx={CHOICE}
          >
            {label}
          </ButtonBase>
        ))}
      </Box>
    </Box>
  );
}
