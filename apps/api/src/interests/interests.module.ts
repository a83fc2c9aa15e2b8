import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Interest } from '../relations/interest.entity.js';
import { InterestsRepository } from '../relations/interests.repository.js';
import { InterestsService } from '../relations/interests.service.js';

/** The rows of interest. The routes are in InterestRoutesModule. */
@Module({
  imports: [TypeOrmModule.forFeature([Interest])],
  providers: [InterestsService, InterestsRepository],
  exports: [InterestsService],
})
export class InterestsModule {}
