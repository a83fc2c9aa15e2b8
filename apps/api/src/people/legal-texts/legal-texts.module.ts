import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PeopleModule } from '../people.module.js';
import { LegalTextRow } from './legal-text.entity.js';
import { LegalTexts } from './legal-texts.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([LegalTextRow]), PeopleModule],
  providers: [LegalTexts],
  exports: [LegalTexts],
})
export class LegalTextsModule {}
