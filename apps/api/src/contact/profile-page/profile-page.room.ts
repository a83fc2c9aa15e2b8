import type { Room } from '../../platform/room.js';
import { ContactViewsController } from './contact-views.controller.js';
import { ContactViews } from './contact-views.service.js';
import { ProfileByCode } from './profile-by-code.service.js';
import { ProfilePages } from './profile-pages.service.js';
import { ProfilesController } from './profiles.controller.js';

export const profilePage: Room = {
  members: {
    controllers: [ContactViewsController, ProfilesController],
    providers: [ContactViews, ProfileByCode, ProfilePages],
  },
};
