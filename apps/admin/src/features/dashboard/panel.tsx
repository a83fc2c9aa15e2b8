import type { DashboardFigure } from '@kalyanam/shared/admin/dashboard-contract';
import type { ReactNode } from 'react';
import { Panel as PlainPanel } from '../../ui/panel';
import { Meaning } from './meaning';

export const Panel = ({ title, of, children }: { title: string; of?: DashboardFigure; children: ReactNode }) => (
  <PlainPanel title={title} aside={of && <Meaning of={of} name={title} />}>
    {children}
  </PlainPanel>
);
