import { relative, sep } from 'node:path';
import { houses } from './houses.ts';
import { targetOf } from './read-imports.ts';
import { errorOfImport, UNREADABLE } from './rooms.ts';

/** As much of the linter's rules as is used here. */
interface Context {
  readonly filename: string;
  readonly cwd: string;
  report(problem: { node: unknown; message: string }): void;
}

interface Sourced {
  readonly source: { readonly type?: string; readonly value?: unknown } | null;
}

/** Reports each import that the table of rooms does not allow (apps/server/rooms.ts, apps/web/rooms.ts, apps/staff/rooms.ts). */
const walls = {
  create(context: Context) {
    const path = relative(context.cwd, context.filename).split(sep).join('/');
    const house = houses.find(({ folder }) => path.startsWith(`${folder}/`));
    if (house === undefined) return {};
    const file = path.slice(house.folder.length + 1);
    const check = (node: Sourced): void => {
      if (node.source === null) return;
      const specifier = node.source.value;
      if (typeof specifier !== 'string') {
        context.report({ node, message: UNREADABLE });
        return;
      }
      const message = errorOfImport(house, file, specifier, targetOf(file, specifier));
      if (message !== null) context.report({ node, message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

export default { meta: { name: 'portico' }, rules: { walls } };
