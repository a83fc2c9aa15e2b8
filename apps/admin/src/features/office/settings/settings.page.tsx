import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useSearchParams } from 'react-router-dom';
import { PageFrame } from '../../../ui/list/page';
import { VerificationSettings } from './verification';
import { LegalTexts } from './legal-texts';
import { Templates } from './templates';

const PARTS = [
  { value: 'verification', label: 'Verification', Part: VerificationSettings },
  { value: 'templates', label: 'Reply templates', Part: Templates },
  { value: 'texts', label: 'Legal texts', Part: LegalTexts },
] as const;

/** The part is in the address, so that Back and a link lead to it. */
export function Page() {
  const [params, setParams] = useSearchParams();
  const { value, label, Part } = PARTS.find((part) => part.value === params.get('part')) ?? PARTS[0];
  return (
    <PageFrame title="Settings" lead="These apply to the whole team.">
      <Tabs
        value={value}
        onChange={(_event, chosen: string) => setParams({ part: chosen })}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label="Settings"
      >
        {PARTS.map((part) => (
          <Tab key={part.value} value={part.value} label={part.label} id={`tab-${part.value}`} aria-controls="part" />
        ))}
      </Tabs>
      <div id="part" role="tabpanel" aria-labelledby={`tab-${value}`} aria-label={label}>
        {/* Text typed there is not lost while another part is open. */}
        <div hidden={value !== 'verification'}>
          <VerificationSettings />
        </div>
        {value !== 'verification' && <Part />}
      </div>
    </PageFrame>
  );
}
