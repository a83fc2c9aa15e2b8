import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { readLegalText } from '@kalyanam/shared/topics/legal/legal-text';

/** Placeholders that members' pages fill in are shown as written. */
const AS_WRITTEN = { email: '{email}', site: '{site}', documents: '{documents}' };

/** A text as its page shows it. */
export function LegalPage({ text, language }: { text: string; language: 'en' | 'te' }) {
  const { lead, blocks } = readLegalText(text, AS_WRITTEN);
  return (
    <Box lang={language} sx={{ overflowWrap: 'anywhere', '& + &': { mt: 4 } }}>
      <Typography sx={{ color: 'text.secondary' }}>{lead}</Typography>
      {blocks.map(([heading, ...paragraphs], block) => (
        <Box key={block} component="section" sx={{ mt: 2 }}>
          <Typography variant="h3">{heading}</Typography>
          {paragraphs.map((paragraph, place) => (
            <Typography key={place} sx={{ mt: 0.5 }}>
              {paragraph}
            </Typography>
          ))}
        </Box>
      ))}
    </Box>
  );
}
