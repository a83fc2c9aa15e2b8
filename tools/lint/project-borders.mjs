const SERVER_PACKAGES = ['@nestjs/*', 'class-validator', 'typeorm', 'mysql2', 'fastify', '@fastify/*'];
const ADMIN_LOOK = ['@mui/*', '@emotion/*'];

/** Allowed imports between projects: the options of @nx/enforce-module-boundaries. */
export const projectBorders = {
  enforceBuildableLibDependency: false,
  banTransitiveDependencies: true,
  allow: [],
  // It has many entries, of which a page loads some late.
  checkDynamicDependenciesExceptions: ['@kalyanam/shared/**'],
  depConstraints: [
    { sourceTag: 'scope:shared', onlyDependOnLibsWithTags: ['scope:shared'], bannedExternalImports: ['*'] },
    {
      sourceTag: 'scope:web',
      onlyDependOnLibsWithTags: ['scope:web', 'scope:shared'],
      bannedExternalImports: [...SERVER_PACKAGES, ...ADMIN_LOOK],
    },
    { sourceTag: 'scope:api', onlyDependOnLibsWithTags: ['scope:shared'] },
    {
      sourceTag: 'scope:member',
      onlyDependOnLibsWithTags: ['scope:shared', 'scope:web'],
      bannedExternalImports: [...SERVER_PACKAGES, ...ADMIN_LOOK],
    },
    {
      sourceTag: 'scope:admin',
      onlyDependOnLibsWithTags: ['scope:shared', 'scope:web'],
      bannedExternalImports: SERVER_PACKAGES,
    },
    { sourceTag: 'scope:e2e', onlyDependOnLibsWithTags: ['scope:shared', 'scope:tools'] },
    { sourceTag: 'scope:tools', onlyDependOnLibsWithTags: [] },
  ],
};
