import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isPublicId } from '../../platform/crypto/public-id.js';
import { AppError } from '../../platform/errors/app-error.js';
import { ProfileVisibilityRepository, type OwnerFacts } from './profile-visibility.repository.js';
import { visibilityOf, type Viewer, type Visibility } from './profile.policy.js';

export interface FoundProfile {
  readonly ownerId: number;
  readonly owner: OwnerFacts;
  readonly may: Visibility;
}

/** Applies the policy to two members of the database. */
@Injectable()
export class ProfileVisibility {
  constructor(private readonly facts: ProfileVisibilityRepository) {}

  /** What a viewer may see of an owner at this moment; nothing of a deleted one. */
  async forViewer(viewer: Viewer, ownerId: number, manager?: EntityManager): Promise<Visibility | null> {
    const owner = await this.facts.owner(viewer.userId, { id: ownerId }, manager);
    return owner && visibilityOf(viewer, owner);
  }

  /** Unknown, hidden and not allowed give the same error. @throws AppError profile-not-found */
  async requireFound(viewer: Viewer, publicId: string, manager?: EntityManager): Promise<FoundProfile> {
    const owner = isPublicId(publicId) ? await this.facts.owner(viewer.userId, { publicId }, manager) : null;
    const found = foundBy(viewer, owner);
    if (!found) throw new AppError('profile-not-found');
    return found;
  }

  /** The profile with a code of the right form; null for unknown, hidden and not allowed. */
  async findByCode(viewer: Viewer, memberCode: string): Promise<FoundProfile | null> {
    return foundBy(viewer, await this.facts.owner(viewer.userId, { memberCode }));
  }
}

function foundBy(viewer: Viewer, owner: OwnerFacts | null): FoundProfile | null {
  const may = owner && visibilityOf(viewer, owner);
  return owner && may?.found ? { ownerId: owner.userId, owner, may } : null;
}
