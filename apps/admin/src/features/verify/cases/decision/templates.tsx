import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { fillTemplate, type TemplatePurpose } from '@kalyanam/shared/team/templates';
import type { Language } from '@kalyanam/shared/base/vocabulary/status';
import { useState } from 'react';
import { useAdmin } from '../../../../session/admin-session';
import { useTemplates } from '../../../../session/team-settings';
import { useTexts } from '../verify.en';

interface Props {
  purpose: TemplatePurpose;
  /** Language and name of the addressed member. */
  name: string;
  language: Language;
  onInsert: (text: string) => void;
}

/** Inserts a template in the member's language with the name filled in; both languages can be read before. */
export function Templates({ purpose, name, language, onInsert }: Props) {
  const { notes } = useTexts();
  const templates = useTemplates(purpose);
  const reviewer = useAdmin()?.name ?? '';
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (templates.length === 0) return null;
  const insert = (text: string) => {
    setAnchor(null);
    onInsert(fillTemplate(text, { name, reviewer }));
  };
  return (
    <>
      <Button size="small" aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)}>
        {notes.templates}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {templates.map(({ id, title, en, te }) => (
          <MenuItem
            key={id}
            onClick={() => insert(language === 'te' && te ? te : en)}
            sx={{ display: 'block', whiteSpace: 'normal', maxWidth: 460 }}
          >
            <Box lang="en" sx={{ fontWeight: 600 }}>
              {title}
            </Box>
            <Box lang="en" sx={{ color: language === 'en' || !te ? 'text.primary' : 'text.secondary' }}>
              {en}
            </Box>
            <Box lang="te" sx={{ color: language === 'te' && te ? 'text.primary' : 'text.secondary' }}>
              {te || notes.noTelugu}
            </Box>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
