import ts from 'typescript';

/** A public name, the address that it is imported from, and what its declaration says of it. */
export interface PublicName {
  address: string;
  name: string;
  /** True when it is erased at compile time: an interface or a type alias. */
  isType: boolean;
  /** True when it has a doc comment. */
  hasDoc: boolean;
}

/** Every name that modules export, read from their declarations. An alias is as documented as what it stands for. */
export function publicNames(entries: readonly { address: string; types: string }[]): PublicName[] {
  const program = ts.createProgram(
    entries.map(({ types }) => types),
    {
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      target: ts.ScriptTarget.ES2023,
      // Names and comments need neither the language's own types nor other packages'.
      noLib: true,
      types: [],
    },
  );
  const checker = program.getTypeChecker();
  return entries.flatMap(({ address, types }) => {
    const source = program.getSourceFile(types);
    const module = source === undefined ? undefined : checker.getSymbolAtLocation(source);
    if (module === undefined) throw new Error(`${types} is no module`);
    return checker.getExportsOfModule(module).map((symbol) => {
      const meant = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      return {
        address,
        name: symbol.name,
        isType: (meant.flags & ts.SymbolFlags.Value) === 0,
        hasDoc: meant.getDocumentationComment(checker).length > 0,
      };
    });
  });
}
