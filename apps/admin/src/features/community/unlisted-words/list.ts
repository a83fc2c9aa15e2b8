/** A list that members choose from, and what is said and sent where the team answers texts that it does not have. */
import type {
  GothraDecisionRequest,
  GothraDecisionRow,
  GothraKind,
  GothraQueueRow,
} from '@kalyanam/shared/team/gothras';
import type { SortOf, TeamList } from '@kalyanam/shared/team/lists';
import type { SUBCASTE_LIST, SubcasteDecisionRequest } from '@kalyanam/shared/team/subcastes';
import type { Permission } from '@kalyanam/shared/team/roles';
import type { RuleSet } from '@kalyanam/shared/base/rule';
import type { Option } from '@kalyanam/shared/base/vocabulary/option';
import type { QueryClient } from '@tanstack/react-query';
import type { Column } from '../../../ui/list/column';

/** What the rows of every queue have. */
export type UnlistedRow = Omit<GothraQueueRow, 'lines'>;
/** What the decisions about every list have. */
export type DecidedRow = Omit<GothraDecisionRow, 'gothra' | 'lines'>;
export type ListName = UnlistedRow['nearest'][number];
/** The fields of all lists; each takes its own. */
export type DecisionRequest = GothraDecisionRequest & SubcasteDecisionRequest;

export interface List {
  /** In the middle of a sentence. */
  one: string;
  many: string;
  queue: TeamList;
  decided: TeamList;
  decides: Permission;
  routes: { names: string; decision: (id: string) => string };
  acts: readonly Option[];
  says: { queue: string; decided: string; mapping: string; adding: string };
  /** Where a decision holds what the text means. */
  meaning: 'gothraId' | 'subcaste';
  rules: RuleSet;
  /** What else is asked about a new one. */
  kinds?: { legend: string; options: readonly Option[]; first: GothraKind };
  /** What the list has for a text that is being typed. */
  find: (typed: string, asked: { client: QueryClient; signal: AbortSignal }) => Promise<readonly ListName[]>;
}

export type QueueColumn<Row> = Column<Row, SortOf<typeof SUBCASTE_LIST>>;

/** The same, with what only its own rows have. */
export interface ListOf<Row extends UnlistedRow, Decision extends DecidedRow> extends List {
  columns: readonly QueueColumn<Row>[];
  /** What the text was taken for. */
  meant: (decision: Decision) => ListName | null;
  /** How many a decision resolved, and of what. */
  resolved: { name: string; count: (decision: Decision) => number };
}

export const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
