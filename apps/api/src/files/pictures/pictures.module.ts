import { Module } from '@nestjs/common';
import { Pictures } from './pictures.service.js';

/** One bound on re-encoding for the whole process. */
@Module({ providers: [Pictures], exports: [Pictures] })
export class PicturesModule {}
