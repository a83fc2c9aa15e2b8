import type { ReactNode } from 'react';
import type { ReviewedFields } from '@kalyanam/shared/contracts/profile';

/** R30: what stands beside a field whose change waits for the team. */
export type ReviewNotes = Partial<Record<keyof ReviewedFields, ReactNode>>;
