import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { useId } from 'react';
import { closeKeyHelp, useDeclaredKeys, useKeyHelpAsked, type KeyWords } from '../../../ui/words/key-words';
import { switchShortcuts, useShortcutsOn } from '../../../ui/form/shortcuts';
import { useUiTexts } from '../../../ui/words/ui.en';
import { usePageNames } from '../../routes';
import { useDestinations } from './destinations';

function Keys({ name, keys, on }: { name: string; keys: KeyWords; on: boolean }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 2 }}>
      <Typography id={id} variant="overline" component="h3" sx={{ color: 'text.secondary' }}>
        {name}
      </Typography>
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: '104px 1fr', gap: '6px 16px', m: 0 }}>
        {keys.map(([key, does]) => (
          <Box key={key} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ fontWeight: 600 }}>
              {key}
            </Box>
            <Box component="dd" sx={{ m: 0, color: on ? 'text.primary' : 'text.secondary' }}>
              {does}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** What the keys do: those of this screen, and those that work everywhere. */
export function KeyHelp() {
  const open = useKeyHelpAsked();
  const on = useShortcutsOn();
  const screens = useDeclaredKeys();
  const { keys: texts, close } = useUiTexts();
  const names = usePageNames();
  const translated = useLanguage() === 'en' ? undefined : names;
  const goKeys = useDestinations().flatMap(({ page, go, name }) =>
    go ? [[texts.goThen(go.toUpperCase()), translated?.[page] ?? name] as const] : [],
  );
  const everywhere: KeyWords = [
    [texts.searchKey, texts.search],
    ['?', texts.help],
  ];
  return (
    <Dialog open={open} onClose={closeKeyHelp} fullWidth maxWidth="xs" aria-labelledby="key-help">
      <DialogTitle id="key-help">{texts.title}</DialogTitle>
      <DialogContent tabIndex={0}>
        {screens.map(({ name, keys }) => (
          <Keys key={name} name={name} keys={keys} on={on} />
        ))}
        <Keys name={texts.everywhere} keys={everywhere} on={on} />
        <Keys name={texts.goTo} keys={goKeys} on={on} />
        <FormControlLabel
          control={<Switch checked={on} onChange={(_, checked) => switchShortcuts(checked)} />}
          label={texts.switch}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={closeKeyHelp}>{close}</Button>
      </DialogActions>
    </Dialog>
  );
}
