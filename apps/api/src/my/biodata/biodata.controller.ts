import type {
  BiodataAnswer,
  BiodataChange,
  BiodataList,
  BiodataListQuery,
  BiodataPreview,
  BiodataPreviewQuery,
  BiodataWithdrawn,
  NewBiodata,
} from '@kalyanam/shared/contracts/biodata';
import {
  BIODATA_CHANGE_RULES,
  BIODATA_LIST_RULES,
  BIODATA_PREVIEW_RULES,
  NEW_BIODATA_RULES,
} from '@kalyanam/shared/topics/biodata/biodata.rules';
import { Body, Controller, Delete, Get, Header, Param, Patch, Post, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { Access, Caller, Desk, DeskWrites } from '../../platform/access/access.js';
import type { Answer } from '../../platform/http/answer.js';
import { Client, type ClientInfo } from '../../platform/http/client.js';
import { Answers } from '../../platform/openapi/answers.js';
import { ruled } from '../../platform/validation/ruled.js';
import { memberViewer } from '../../profiles/photos/photo-addresses.js';
import { BiodataPapers } from './biodata-papers.service.js';
import { MyBiodata, type BiodataHand } from './my-biodata.service.js';

class BiodataListDto extends ruled<BiodataListQuery>(BIODATA_LIST_RULES) {}
class BiodataPreviewDto extends ruled<BiodataPreviewQuery>(BIODATA_PREVIEW_RULES) {}
class NewDto extends ruled<NewBiodata>(NEW_BIODATA_RULES) {}
class ChangeDto extends ruled<BiodataChange>(BIODATA_CHANGE_RULES) {}

const own = (caller: MemberPrincipal, ip = ''): BiodataHand => ({
  ownerId: caller.userId,
  byId: caller.hand?.userId ?? caller.userId,
  eyes: memberViewer(caller),
  ip,
});

/** C13: the page of paper that families exchange, and the links to it. */
@Controller('biodata')
@Access('member')
export class BiodataController {
  constructor(
    private readonly biodata: MyBiodata,
    private readonly papers: BiodataPapers,
  ) {}

  @Get()
  @Desk('biodata')
  @Answers('BiodataList')
  list(@Caller() caller: MemberPrincipal, @Query() query: BiodataListDto): Promise<Answer<BiodataList>> {
    return this.biodata.list(own(caller), query);
  }

  @Post()
  @DeskWrites('biodata', 'biodata')
  @Answers('BiodataAnswer')
  make(
    @Caller() caller: MemberPrincipal,
    @Body() wish: NewDto,
    @Client() { ip }: ClientInfo,
  ): Promise<Answer<BiodataAnswer>> {
    return this.biodata.make(own(caller, ip), wish);
  }

  /** What a page would show, before there is a link to it. */
  @Get('preview')
  @Desk('biodata')
  @Answers('BiodataPreview')
  preview(@Caller() caller: MemberPrincipal, @Query() query: BiodataPreviewDto): Promise<Answer<BiodataPreview>> {
    return this.biodata.preview(own(caller), query);
  }

  @Get(':id.pdf')
  @Desk('biodata')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ description: 'The page as a file', content: { 'application/pdf': {} } })
  async pdf(@Caller() caller: MemberPrincipal, @Param('id') id: string): Promise<StreamableFile> {
    const bytes = await this.papers.pdf(caller.userId, id);
    const disposition = 'attachment; filename="biodata.pdf"';
    return new StreamableFile(bytes, { type: 'application/pdf', disposition, length: bytes.length });
  }

  @Get(':id')
  @Desk('biodata')
  @Answers('BiodataAnswer')
  one(@Caller() caller: MemberPrincipal, @Param('id') id: string): Promise<Answer<BiodataAnswer>> {
    return this.biodata.one(own(caller), id);
  }

  @Patch(':id')
  @DeskWrites('biodata', 'biodata-changed')
  @Answers('BiodataAnswer')
  change(
    @Caller() caller: MemberPrincipal,
    @Param('id') id: string,
    @Body() change: ChangeDto,
  ): Promise<Answer<BiodataAnswer>> {
    return this.biodata.change(own(caller), id, change);
  }

  /** Withdraws it; for a moment it can be undone. */
  @Delete(':id')
  @DeskWrites('biodata', 'biodata-withdrawn')
  @Answers('BiodataWithdrawn')
  withdraw(@Caller() caller: MemberPrincipal, @Param('id') id: string): Promise<Answer<BiodataWithdrawn>> {
    return this.biodata.withdraw(own(caller), id);
  }

  @Delete()
  @Answers('BiodataWithdrawn')
  withdrawAll(@Caller() caller: MemberPrincipal): Promise<Answer<BiodataWithdrawn>> {
    return this.biodata.withdrawAll(own(caller));
  }
}
