import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { SearchIcon } from './icons';

interface Props {
  label: string;
  value: string;
  /** Fills the width of its container. */
  wide?: boolean;
  onSearch: (text: string) => void;
}

const TYPING_MS = 300;

/** Searches once the typing pauses, unless a link was followed in between. */
export function SearchField({ label, value, wide = false, onSearch }: Props) {
  const [typed, setTyped] = useState(value);
  const navigation = useNavigation();
  const { pathname } = useLocation();
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    if (typed.trim() !== value) setTyped(value);
  }
  const search = () => {
    if (typed.trim() !== value) onSearch(typed.trim());
  };
  const rested = useEffectEvent(() => {
    const leaving = navigation.location && navigation.location.pathname !== pathname;
    if (!leaving) search();
  });
  useEffect(() => {
    const timer = setTimeout(() => rested(), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const adornment = (
    <InputAdornment position="start">
      <SearchIcon />
    </InputAdornment>
  );
  return (
    <TextField
      size="small"
      type="search"
      label={label}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') search();
      }}
      slotProps={{
        input: { startAdornment: adornment },
        htmlInput: { maxLength: LIMITS.emailLength, autoComplete: 'off', spellCheck: false },
      }}
      sx={{ flex: '1 1 260px', maxWidth: { sm: wide ? 'none' : 420 } }}
    />
  );
}
