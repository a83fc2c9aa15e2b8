/** Notices of a desk's events, in the app and by mail. */
import type { DeskRelation } from '@kalyanam/shared/topics/family/desk';
import type { DeskActName } from '@kalyanam/shared/topics/family/drafts';
import { en } from '@kalyanam/shared/base/domain/vocabulary.en';
import { te } from '@kalyanam/shared/base/domain/vocabulary.te';
import type { Language } from '@kalyanam/shared/base/vocabulary/status';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import { Settings } from '../../platform/config/settings.js';
import type { DeskDraft } from '../../people/seats/desk-draft.entity.js';
import { Outbox } from '../../people/outbox/outbox.service.js';
import { renderDay } from '../../people/outbox/render.js';
import { NotificationsService } from '../../people/notifications/notifications.service.js';
import { ProfilesService } from '../../profiles/profile/profiles.service.js';
import { lapsesAt } from './desk-draft.view.js';

const WORDS = { en: en.deskRelation, te: te.deskRelation };

/** What others see afterwards is not what they saw before: told by mail as well. */
const WHAT = {
  en: {
    photos: 'changed your photos',
    biodata: 'gave out a link to your biodata',
    'biodata-changed': 'changed a link to your biodata',
    'biodata-withdrawn': 'withdrew a link to your biodata',
    'contact-hidden': 'hid your number from a family',
    invited: 'invited someone to your family group',
  },
  te: {
    photos: 'మీ ఫోటోలు మార్చారు',
    biodata: 'మీ బయోడేటా లింకు ఇచ్చారు',
    'biodata-changed': 'మీ బయోడేటా లింకు మార్చారు',
    'biodata-withdrawn': 'మీ బయోడేటా లింకు వెనక్కి తీసుకున్నారు',
    'contact-hidden': 'ఒక కుటుంబానికి మీ నంబరు కనిపించకుండా చేశారు',
    invited: 'మీ కుటుంబ బృందంలోకి ఒకరిని ఆహ్వానించారు',
  },
} as const satisfies Record<Language, Partial<Record<DeskActName, string>>>;
type Mailed = keyof (typeof WHAT)['en'];
const isMailed = (act: DeskActName): act is Mailed => act in WHAT.en;

interface NamedHand {
  readonly name: string;
  readonly relation: DeskRelation;
}

type Noticed = Pick<DeskDraft, 'profileUserId' | 'aboutUserId' | 'publicId'>;

/** A suggestion about another family is found by that family; a change of the own profile by its own id. */
const detailsOf = ({ aboutUserId, publicId }: Noticed): Readonly<Record<string, string>> =>
  aboutUserId === null ? { draft: publicId } : {};

@Injectable()
export class DeskNotices {
  constructor(
    private readonly accounts: AccountsService,
    private readonly profiles: ProfilesService,
    private readonly notifications: NotificationsService,
    private readonly outbox: Outbox,
    private readonly settings: Settings,
  ) {}

  /** A suggestion waits; told again once while it does. */
  async draft(manager: EntityManager, draft: Noticed & Pick<DeskDraft, 'madeAt'>, hand: NamedHand): Promise<void> {
    const { profileUserId, aboutUserId } = draft;
    await this.notifications.add(manager, profileUserId, 'desk-draft', detailsOf(draft), aboutUserId);
    await this.mail(manager, 'desk-draft', profileUserId, hand, (language) => ({
      day: renderDay(lapsesAt(draft), language),
    }));
  }

  /** Notifies the family member who suggested it of its result. */
  async fate(manager: EntityManager, byUserId: number | null): Promise<void> {
    if (byUserId !== null) await this.notifications.add(manager, byUserId, 'desk-fate', {});
  }

  async decided(manager: EntityManager, draft: Noticed): Promise<void> {
    const { profileUserId, aboutUserId } = draft;
    if (aboutUserId !== null) await this.notifications.retract(manager, profileUserId, 'desk-draft', aboutUserId);
    else await this.notifications.retractAll(manager, 'desk-draft', [detailsOf(draft)], [profileUserId]);
  }

  /** The draft is decided already. */
  async withdrawn(manager: EntityManager, { profileUserId, aboutUserId }: Noticed): Promise<void> {
    await this.notifications.add(manager, profileUserId, 'desk-withdrawn', {}, aboutUserId);
  }

  /** Notices of changes that can be undone. */
  async changed(manager: EntityManager, candidateId: number, hand: NamedHand): Promise<void> {
    await this.notifications.add(manager, candidateId, 'desk-changed', {});
    await this.mail(manager, 'desk-changed', candidateId, hand);
  }

  /** Notices of everything else (R116): one in the app until it is read, however many acts there were. */
  async acted(manager: EntityManager, candidateId: number, hand: NamedHand, act: DeskActName): Promise<void> {
    await this.notifications.retractAll(manager, 'desk-acted', [{}], [candidateId]);
    await this.notifications.add(manager, candidateId, 'desk-acted', {});
    if (isMailed(act))
      await this.mail(manager, 'desk-acted', candidateId, hand, (language) => ({ what: WHAT[language][act] }));
  }

  private async mail(
    manager: EntityManager,
    template: 'desk-draft' | 'desk-changed' | 'desk-acted',
    candidateId: number,
    { name: handName, relation }: NamedHand,
    more: (language: Language) => Readonly<Record<string, string>> = () => ({}),
  ): Promise<void> {
    const user = await this.accounts.byId(candidateId);
    if (!user) return;
    await this.outbox.add(manager, {
      userId: user.id,
      channel: 'email',
      template,
      destination: user.email,
      values: {
        name: await this.profiles.nameOf(user.id),
        hand: `${handName} (${WORDS[user.language][relation]})`,
        link: `${this.settings.memberUrl}/desk`,
        ...more(user.language),
      },
    });
  }
}
