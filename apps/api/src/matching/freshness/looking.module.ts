import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FactsModule } from '../../profiles/profiles.module.js';
import { LookingAnswerRow } from './looking-answer.entity.js';
import { LookingAnswerRows } from './looking-answers.repository.js';
import { LookingConfirmations } from './looking-confirmations.service.js';
import { LookingQuestion } from './looking-question.entity.js';
import { LookingQuestions } from './looking-questions.repository.js';

@Module({
  imports: [TypeOrmModule.forFeature([LookingAnswerRow, LookingQuestion]), FactsModule],
  providers: [LookingAnswerRows, LookingConfirmations, LookingQuestions],
  exports: [LookingAnswerRows, LookingConfirmations, LookingQuestions],
})
export class LookingModule {}
