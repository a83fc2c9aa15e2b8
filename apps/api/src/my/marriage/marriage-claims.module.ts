import { Module } from '@nestjs/common';
import { ErasureModule } from '../../joining/erasure/erasure.module.js';
import { FactsModule } from '../../profiles/profiles.module.js';
import { MarriagesModule } from './marriages.module.js';
import { MyProfileModule } from '../profile/my-profile.module.js';
import { PeopleModule } from '../../people/people.module.js';
import { ReportsModule } from '../../contact/reports/reports.module.js';
import { MarriageClaims } from './marriage-claims.service.js';
import { MarriageMails } from './marriage-mails.service.js';
import { MarriagesController } from './marriages.controller.js';
import { MarriedYears } from './married-years.service.js';

@Module({
  imports: [ErasureModule, FactsModule, MarriagesModule, MyProfileModule, PeopleModule, ReportsModule],
  controllers: [MarriagesController],
  providers: [MarriageClaims, MarriageMails, MarriedYears],
})
export class MarriageClaimsModule {}
