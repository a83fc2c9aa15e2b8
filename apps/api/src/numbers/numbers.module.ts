import { Module } from '@nestjs/common';
import { NumbersController } from './numbers.controller.js';
import { NumbersRepository } from './numbers.repository.js';
import { Numbers } from './numbers.service.js';

@Module({ controllers: [NumbersController], providers: [Numbers, NumbersRepository] })
export class NumbersModule {}
