import { getMetadataArgsStorage } from 'typeorm';

type Entity = abstract new (...parts: never[]) => object;

const nameOf = (entity: Entity, property: string): string =>
  getMetadataArgsStorage().columns.find(({ target, propertyName }) => target === entity && propertyName === property)
    ?.options.name ?? property;

/** The columns of an entity's table by the database's names, in the order in which the entity declares them. */
export const columnsOf = (entity: Entity): string[] =>
  getMetadataArgsStorage()
    .columns.filter(({ target }) => target === entity)
    .map(({ propertyName }) => nameOf(entity, propertyName));

/** What an index of an entity holds, in its order. */
export function indexedColumns(entity: Entity, name: string): string[] {
  const index = getMetadataArgsStorage().indices.find((one) => one.target === entity && one.name === name);
  if (!Array.isArray(index?.columns)) throw new Error(`${entity.name} declares no index ${name}.`);
  return index.columns.map((property) => nameOf(entity, property));
}
