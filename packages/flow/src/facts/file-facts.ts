import type { ControlUse, SinkRank, TextLabel } from '../report/flow-report.ts';
import type { AccessPath } from './access-path.ts';
import type { EdgeFacts } from './edge-facts.ts';
import type { NodeFacts, NodeId } from './node-facts.ts';

/** A parameter: the value that comes in, and what the body stored in it. */
export interface ParameterFact {
  readonly node: NodeId;
  readonly out: NodeId;
  readonly rest: boolean;
  /** What the parameter is where a call gives no argument. */
  readonly fallback: NodeId;
}

/** A function of the file; the first one is the module itself. */
export interface FunctionFact {
  /** Names of the enclosing declarations and its own, joined by dots; anonymous ones by their offset. */
  readonly name: string;
  readonly parameters: readonly ParameterFact[];
  readonly thisIn: NodeId;
  readonly thisOut: NodeId;
  /** The captured variables that come in, each under `$name`, and what the body stored in them. */
  readonly environment: NodeId;
  readonly environmentOut: NodeId;
  readonly returns: NodeId;
  /** What callers store in the object that the function gave back; left out where it holds on to none. */
  readonly returnsIn?: NodeId;
  /** What the function throws and does not catch. */
  readonly throws: NodeId;
  /** The `arguments` object. */
  readonly allArguments: NodeId;
}

/** An argument of a call: its value, and the value after the callee may have stored something in it. */
export interface ArgumentFact {
  readonly node: NodeId;
  readonly out: NodeId;
  readonly spread: boolean;
  /** Whether the parameter's default counts: always where `undefined` is written, or as the value's type says. */
  readonly missing?: 'always' | 'typed';
}

/** A call to a function of the project, or of one that only its value tells. */
export interface CallFact {
  readonly owner: number;
  readonly result: NodeId;
  /** The function value that is called, for callbacks and closures. */
  readonly callee: NodeId;
  /** Functions and classes of the project that the call names, as {@link SymbolName}. */
  readonly targets: readonly SymbolName[];
  /** Whether the names mean what they say, whatever the receiver is: `super.draft()`, `new Letter()`. */
  readonly isExact?: true;
  readonly receiver: NodeId;
  readonly receiverOut: NodeId;
  /** What the caller stores in the result afterwards; left out where it stores nothing. */
  readonly resultOut?: NodeId;
  readonly arguments: readonly ArgumentFact[];
  /** Where a value arrives that the callee throws. */
  readonly thrown: NodeId;
}

/** `file#qualified.name`: how a declaration is named from anywhere. */
export type SymbolName = string;

/** A place where a function becomes a value. */
export interface ClosureFact {
  readonly node: NodeId;
  /** Index into {@link FileFacts.functions}. */
  readonly function: number;
  /** Receives, under `$name`, what the function stores in captured variables. */
  readonly out: NodeId;
  readonly owner: number;
}

/** A method of a class, and the function as a value. */
export interface MethodFact {
  readonly name: string;
  /** Index into {@link FileFacts.functions}. */
  readonly function: number;
  readonly node: NodeId;
}

/** A class: what it inherits from and how it dispatches. */
export interface ClassFact {
  readonly name: SymbolName;
  readonly supertypes: readonly SymbolName[];
  /** What any of its methods has stored in any instance, for methods that somebody else calls. */
  readonly cell: NodeId;
  /** The methods; the constructor is among them. */
  readonly methods: readonly MethodFact[];
}

/** A value that carries text of a model, a tool or a user from its birth. */
export interface SourceFact {
  readonly node: NodeId;
  /** Whose text it is; a model's when left out. */
  readonly label?: Exclude<TextLabel, 'agent'>;
  /** `ai:generateText`; the first property read from it is added when a path is told. */
  readonly kind: string;
  /** Where the label sits; a shape tag when parts of the result are harmless. */
  readonly path: AccessPath;
  /** A name within the file. Sinks of the same group do not count: a tool may echo its own arguments. */
  readonly group?: string;
  /** A parameter of a callback: its kind names it in full. */
  readonly isParameter?: true;
  readonly start: number;
  readonly end: number;
}

/** An expression that carries text into a prompt-bearing parameter, or one that decides what the program does. */
export interface SinkFact {
  readonly node: NodeId;
  readonly kind: string;
  readonly rank: SinkRank;
  /** What the text decides, at a sink of rank `control`. */
  readonly use?: ControlUse;
  /** Where inside the value the prompt text lies. */
  readonly pattern: AccessPath;
  /** Whether a label on an object around the parameter does not count. */
  readonly isExact?: true;
  readonly group?: string;
  readonly start: number;
  readonly end: number;
  /** Name of the function around it; empty at the top level. */
  readonly scope: string;
}

/** A value that an SDK shares among all callbacks of the program. */
export interface SharedFact {
  readonly node: NodeId;
  /** The SDK's name. */
  readonly key: string;
}

/** A binding that comes from another module. */
export interface ImportFact {
  readonly node: NodeId;
  /** The file that the specifier resolves to; undefined for packages and unresolved modules. */
  readonly file: string | undefined;
  /** The exported name, `default`, or `*` for the namespace. */
  readonly name: string;
}

/** A binding that other modules can import. */
export interface ExportFact {
  readonly name: string;
  readonly node: NodeId;
}

/** `export … from`: a name, or everything when both names are `*`. */
export interface ReExportFact {
  readonly name: string;
  readonly importedName: string;
  readonly file: string | undefined;
}

/** A call that lets text into a prompt as a quotation, or decides in writing that it may be trusted. */
export interface EndorsementFact {
  readonly start: number;
  readonly end: number;
  readonly reason: string;
}

/** What a file took for granted about names that the project declares, as sorted lists. */
export interface MemberAssumptions {
  /** Names that a declaration of the project bears. */
  readonly declared: readonly string[];
  /** Names that none bears. */
  readonly undeclared: readonly string[];
}

/** A function, or the top level of a file, that branches more often than the compiler follows types through. */
export interface LongFunctionFact {
  /** Its name with those around it; empty for the top level. */
  readonly name: string;
  readonly start: number;
}

/** Everything that the analysis knows of one file, as plain JSON. */
export interface FileFacts {
  readonly file: string;
  readonly nodes: NodeFacts;
  readonly edges: EdgeFacts;
  readonly functions: readonly FunctionFact[];
  readonly closures: readonly ClosureFact[];
  readonly classes: readonly ClassFact[];
  readonly calls: readonly CallFact[];
  readonly sources: readonly SourceFact[];
  readonly sinks: readonly SinkFact[];
  readonly shared: readonly SharedFact[];
  readonly imports: readonly ImportFact[];
  readonly exports: readonly ExportFact[];
  readonly reExports: readonly ReExportFact[];
  readonly endorsements: readonly EndorsementFact[];
  readonly sanitizers: number;
  /** Packages of the catalog that the file calls, as `name` or `name@major`. */
  readonly sdks: readonly string[];
  /** The names of members that the file took to be declared by the project, or not to be. */
  readonly members: MemberAssumptions;
  /** Functions that branch too often for types to be followed through them; left out where there is none. */
  readonly longFunctions?: readonly LongFunctionFact[];
}
