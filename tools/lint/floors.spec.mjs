import path from 'node:path';
import { describe, it } from 'node:test';
import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { floors } from './floors.mjs';

RuleTester.describe = describe;
RuleTester.it = it;

const options = [[['session', 'ui', 'core.module.ts'], ['domain/places'], ['domain/*'], ['features/*/*'], ['app']]];
const at = (file, code) => ({ filename: path.resolve('src', file), code, options });
const refused = (file, code, messageId, from, to) => ({
  ...at(file, code),
  errors: [{ messageId, data: { from, to } }],
});

new RuleTester({ languageOptions: { parser: tseslint.parser } }).run('floors', floors, {
  valid: [
    at('app/router.tsx', "import { BrowsePage } from '../features/matching/browse/browse.page';"),
    at('app/router.tsx', "const load = () => import('../features/matching/browse/browse.page');"),
    at('features/matching/browse/browse.page.tsx', "import { CityField } from '../../../domain/places/city-field';"),
    at('features/matching/browse/parts/chips.tsx', "import { filters } from '../filters';"),
    at('domain/profile-form/form-city.tsx', "import { CityField } from '../places/city-field';"),
    at('features/matching/browse/x.ts', "import { CoreModule } from '../../../core.module.js';"),
    at('main.tsx', "import { start } from './app/start';"),
    at('ui/button.tsx', "import { useState } from 'react';"),
  ],
  invalid: [
    refused('ui/card.tsx', "import { Menu } from '../app/menu';", 'above', 'ui', 'app'),
    refused(
      'ui/card.tsx',
      "import type { Card } from '../features/matching/browse/card';",
      'above',
      'ui',
      'features/matching/browse',
    ),
    refused('session/session.ts', "export * from '../domain/live/live';", 'above', 'session', 'domain/live'),
    refused('session/session.ts', "type Live = import('../domain/live/live').Live;", 'above', 'session', 'domain/live'),
    refused('domain/cards/card.tsx', "const load = () => import('../../app/menu');", 'above', 'domain/cards', 'app'),
    refused(
      'domain/places/city.ts',
      "import { Form } from '../profile-form/form';",
      'above',
      'domain/places',
      'domain/profile-form',
    ),
    refused('domain/cards/card.tsx', "import { live } from '../live/live';", 'beside', 'domain/cards', 'domain/live'),
    refused(
      'features/matching/browse/x.ts',
      "import { y } from '../../contact/profile/y';",
      'beside',
      'features/matching/browse',
      'features/contact/profile',
    ),
    refused('session/session.ts', "import { Button } from '../ui/button';", 'beside', 'session', 'ui'),
    refused('core.module.ts', "import { App } from './app/app.js';", 'above', 'core.module.ts', 'app'),
    refused('ui/card.ts', "import { Core } from '../core.module.js';", 'beside', 'ui', 'core.module.ts'),
    { ...at('extra/x.ts', ''), errors: [{ messageId: 'unlisted', data: { room: 'extra' } }] },
  ],
});
