import { Module } from '@nestjs/common';
import { CouponsModule } from '../coupons/coupons.module.js';
import { EligibleUsersModule } from '../eligible-users/eligible-users.module.js';
import { FactsModule } from '../facts.module.js';
import { PeopleModule } from '../people.module.js';
import { ProfilePageModule } from '../profile-page/profile-page.module.js';
import { ReportsModule } from '../reports/reports.module.js';
import { ShortlistModule } from '../shortlist/shortlist.module.js';
import { DemoClock } from './demo-clock.js';
import { DemoCommunityLoader } from './load-community.js';
import { DemoDeeds } from './load-deeds.js';
import { DemoPictures } from './load-pictures.js';
import { DemoSignals } from './load-signals.js';
import { DemoTeamWork } from './load-team.js';

@Module({
  imports: [
    CouponsModule,
    EligibleUsersModule,
    FactsModule,
    PeopleModule,
    ProfilePageModule,
    ReportsModule,
    ShortlistModule,
  ],
  providers: [DemoClock, DemoCommunityLoader, DemoDeeds, DemoPictures, DemoSignals, DemoTeamWork],
})
export class DemoModule {}
