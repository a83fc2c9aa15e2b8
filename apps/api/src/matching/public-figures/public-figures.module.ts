import { Module } from '@nestjs/common';
import { PublicFiguresController } from './public-figures.controller.js';
import { PublicFiguresRepository } from './public-figures.repository.js';
import { PublicFigures } from './public-figures.service.js';

@Module({ controllers: [PublicFiguresController], providers: [PublicFigures, PublicFiguresRepository] })
export class PublicFiguresModule {}
