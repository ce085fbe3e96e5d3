/* A compiler's test suite in small: legal and nearly legal code of every kind, by file name. */

const RAW = String.raw;

/** Files that parse, however odd they look. */
export const ODD_SYNTAX: Readonly<Record<string, string>> = {
  'empty.ts': '',
  'only-comment.ts': '// nothing',
  'only-semicolons.ts': ';;;;',
  'hashbang.mjs': '#!/usr/bin/env node\nconsole.log(1);\n',
  'byte-order-mark.ts': '\uFEFFexport const marked = 1;\n',
  'carriage-returns.ts': 'export const a = `x\r\ny`;\r\n// c\r\nexport const b = a;\r\n',
  'line-separators.ts': 'export const a = 1;\u2028export const b = "\u2029";\u2029',
  'statements.ts': RAW`
    export {};
    debugger;
    label: for (;;) { inner: do { if (Math.random()) continue label; break inner; } while (0); break label; }
    block: { break block; }
    for (var i = 0, j = 1; i < 1; i++, j--) ;
    for (const k in { a: 1 }) void k;
    for (const [a, { b = a, ...c }] of [] as any) void [a, b, c];
    for (let x of []) ;
    let target: any = {}; let key: any;
    for (target.x of [1]) ; for (target[key] in {}) ; for ([target.a, target.b = 2] of [] as any) ; for ({ a: target.c } of [] as any) ;
    for await (const x of [] as any) void x;
    for (using resource of [] as any) void resource;
    switch (1 as any) { default: case 1: { let q; } case 2: break; }
    switch (0) { }
    try { } catch { } finally { }
    try { throw 1; } catch ({ message, ...rest }: any) { void [message, rest]; }
    try { } finally { }
    if (1) ; else if (0) ; else { }
    var v: any = v, v: any = 2;
    while (false) ;
    {{{ ; }}}
    function hoisted() { return later(); function later() { return arguments.length; } }
    function noBody(a: string): void; function noBody(a: number): void; function noBody(a: any) { }
    using file = null; await using other = null;
  `,
  'expressions.ts': RAW`
    export {};
    let o: any = { a: 1, 'b c': 2, 3: 4, [5 + 1]: 6, get g() { return 1; }, set g(v) { }, async m() { }, *n() { yield; yield* []; }, async *p() { yield await 1; }, __proto__: null, 0x10: 1, 1n: 2, 1_0: 3 };
    let { a, 'b c': bc, [a]: computed = 1, ...others } = o;
    [a, , bc = 2, ...[computed]] = [, , ...[1, 2], ,] as any;
    ({ a, b: o.z = 1, ...o.rest } = o);
    o?.a?.[0]?.()?.b!.c; o!; o?.["x"]; o?.(); delete o?.a; new o.a; new o.a.b(); new (o())(); new new o()(); new o;
    (o as any) = 1; (<any>o) = 2; (o!) = 3; (o satisfies any) = 4; o ??= 1; o ||= 2; o &&= 3; o **= 2; o >>>= 1; o ||= (o &&= o ??= 1);
    a ? bc ? 1 : 2 : a ? 3 : 4; (a, bc); void 0, typeof o, !o, -o, +o, ~o, ++a, a--;
    1_000 + 0b1 + 0o7 + 0xf + 1e3 + .5 + 5. + 1n as any;
    'a' in o; o instanceof Object; a ** -bc; (-a) ** 2;
    async () => await 1; async x => x; async function* named() { } (function () { })(); (() => { })(); (async () => { })(); !function () { }();
    tag${'`'}a${'${1}'}\u{41}${'`'}; ${'`${`${`${o}`}`}`'}; o.tag${'`\\unicode and \\xerxes`'}; new.target;
    function tag(...args: any[]) { return tag; } function F(this: any) { return new.target; }
    /[/\]]+(?<n>a)\k<n>(?<!b)(?=c)/dgimsuy; /a/v; /(?i:x)/; /[\p{L}--[a-z]]/v;
    import.meta; import('x'); import('x', { with: { type: 'json' } });
    class A { static #p = 1; #q() { } get #r() { return 1; } static has(x: any) { return #p in x && x.#p; } static { this.#p = 2; } }
    (class { }); (class B extends (class { }) { }); (class extends null { });
    (function* g() { const x = yield* g(); (yield) + (yield 1); });
    (a: any) => ({ }); (a = 1, { b } = { b: 1 }, [c] = [1], ...d: any[]) => d; <T,>(x: T) => x; <const T extends readonly unknown[]>(x: T) => x;
    o<string>; o<string>(); new o<string>; f<number>${'``'}; declare const f: any;
    o as const; ['a'] as const; <const>['a']; ((((((((o))))))));
    let \u0061bc = 1, \u{62}cd = abc, ünïcödé = bcd, 变量 = 1, $ = 1, _ = 2, of = 3, async = 4, get = 5, type = 6, as = 7, from = 8, declare = 9, module = 10, namespace = 11;
    async (of); get = (type); as as any; type = as;
    yield_: { } await_: { }
    o = (o.a ||= {}, o.b ??= (() => o)()); [o.x, o.y] = [o.y, o.x]; ({ a: [{ b: o.p }] } = o);
    o.then?.(o, ...o, ...[...o]); Math.max(...o, ...[]); o[o[o]] = o[o]; o.toString(); o.constructor.prototype.constructor();
    o.__proto__.hasOwnProperty('toString'); ({ __proto__: o, 'constructor': 1, toString() { }, valueOf: null, hasOwnProperty: o });
  `,
  'types.ts': RAW`
    export type A = { readonly [K in keyof any as ${'`x${string & K}`'}]?: any } & { -readonly [K in 'a']-?: 1 } & { (): void; new (): void; [k: string]: any; method?(): void; get g(): 1; set g(v) };
    export type B<in out T, const U = never> = T extends (infer X extends string)[] ? X : T extends [a?: infer H, ...rest: infer R] ? [H, R] : unique symbol extends T ? 1 : never;
    export type C = typeof import('x') | import('x').Y<string> | typeof globalThis | (abstract new (...a: any) => any) | asserts1;
    type asserts1 = (x: unknown) => asserts x is string; type is1 = (this: Date) => this is Date; type a2 = (x: any) => asserts x;
    export interface I<T> extends Array<T>, Pick<Date, 'getTime'> { <U>(x: U): U; new <U>(x: U): I<U>; readonly [i: number]: T; [Symbol.iterator](): any }
    declare global { interface Array<T> { odd: T } var ambient: number; namespace NodeJS { } }
    declare module 'ambient' { export default class { } export = x; const x: 1; }
    declare module '*.css'; declare module Legacy.Dotted { } declare namespace Empty { }
    declare function overload(this: void, ...x: [a: 1, b?: 2]): asserts this is string;
    declare abstract class D { abstract accessor x: number; protected abstract y?: string; declare z: 1; private constructor(readonly p: 1, public override q?: 2); static readonly [k: string]: any; }
    export declare enum E1 { A = 1 << 2, B = A | 3, C = 'x'.length, 'd e' } declare const enum E2 { X }
    let x: unique symbol, y: -1n, z: ${'`a${number}`'}, w: (new () => void)[], v: keyof typeof x, u: A['x']['y'], t: void | undefined | null | object | unknown | never | bigint;
    let tuple: [first: string, second?: number, ...rest: boolean[]];
    let conditional: A extends infer Q ? Q extends A ? 1 : 2 : 3; function f(this: any, { a }: any = {}, ...[b]: any): asserts a { }
    let asserted = (<T>(x: T): x is any => true)(1); let bang!: string; let opt: { a?(): void };
  `,
  'classes.ts': RAW`
    export default class { }
    function deco(...args: any[]): any { return (x: any) => x; }
    @deco @deco() @(deco) @deco.x.y class Base<T = any> {
      @deco field = 1; @deco static s?: string; @deco accessor auto = 2; static accessor [deco as any] = 3; accessor; accessor
      get = 1; set; static; async; readonly = 2; static static = 3; static async *gen() { } declare d: number; 'quoted name' = 1; 42() { } [Symbol.iterator]() { } 1n = 2;
      get constructor2() { return 1; } static get constructor() { return 2; } static set constructor(v) { } static 'constructor2'() { } ['constructor']() { }
      #private = this.#method(); static #count = 0; #method(): any { return this.#accessor; } get #accessor() { return Base.#count++; } set #accessor(v) { }
      constructor(@deco private readonly a: T, protected b = a, public override c?: any, ...rest: any[]) { super2: { } }
      static { try { Base.#count; } catch { } } static { }
      method?(): void; optional?: string; definite!: string; [key: string]: any;
      @deco() method2<U>(this: Base, @deco param: U, @deco() { x } = { x: 1 }) { return super.toString; }
      async *[Symbol.asyncIterator]() { for await (const x of this as any) yield x; }
    }
    abstract class Abstract extends Base implements Iterable<any> { abstract override m(): void; abstract get x(): 1; abstract set x(v); override [Symbol.iterator](): any { return super[Symbol.iterator](); } constructor() { const f = () => super(1); f(); super.m; super['x'] = 1; } }
    class Self extends Self { } class Loop extends Pool { } class Pool extends Loop { }
    const Mixin = <T extends new (...a: any[]) => any>(B: T) => class extends B { own = 1; go() { return super.go(); } };
    class Mixed extends Mixin(Mixin(Base)) { static create = () => new this(); self = this; again = () => this.again(); }
    const instance = new Mixed; instance.go()?.own.again().self; Mixed.create().create?.();
    class Getter { get toString() { return () => 'x'; } get then() { return undefined; } get ['com' + 'puted']() { return 1; } set only(v: any) { } static name = 1; static length = 2; static prototype2 = 3; }
    class Fields { a = this; b = () => this.b; c = function () { return this; } as any; d = new Fields(); [this as any] = 1; }
    function Old(this: any) { this.x = 1; } Old.prototype.go = function () { return this.x; }; Old.prototype = { constructor: Old }; Old.static = () => { };
  `,
  'merging.ts': RAW`
    namespace Merged { export const a = 1; export namespace Inner.Deep { export let b = a; } function priv() { } export import Alias = Merged.Inner; }
    class Merged { static x = Merged.a; } namespace Merged { export type T = 1; } interface Merged { y: 1 }
    function fn() { } namespace fn { export let prop = fn; } enum Num { A, B = A, C = 'x' as any } enum Num { D = 5 } namespace Num { export const parse = 1; }
    import Local = Merged.Inner.Deep; import type Typed = Merged.T; export import Shown = Merged; let use: Typed = Local.b as any;
    const enum Constant { A = 1, B = ${'`x`'} as any, C = A << 1 } Num[Num.A]; Constant.A; Constant['B'];
    type Same = 1; const Same = 2; interface Both { } declare var Both: Both; declare function Over(): 1; declare namespace Over { const x: 2; }
    export { Same, type Both, Num as default, Merged as 'string name', fn as fn2 };
    export * as ns from './classes'; export * from './merging'; export type * from './types'; export { default as D, type A } from './types'; import './empty'; import {} from './empty'; import type {} from './types';
    import def, * as all from './classes'; import { default as d2, 'string name' as named } from './merging'; import json from './x.json' with { type: 'json' };
    void [def, all, d2, named, json, use];
  `,
  'export-equals.cts':
    'import x = require("./commonjs.cjs");\nimport type T = require("./commonjs.cjs");\nexport import y = require("./commonjs.cjs");\nclass Z { m() { return x; } }\nnamespace Z { export const q = y; }\nexport = Z;\n',
  'commonjs.cjs': RAW`
    'use strict';
    exports.a = exports.b = module.exports.c = void 0; module.exports = exports = { ...require('./commonjs.cjs'), default: 1 };
    Object.defineProperty(exports, '__esModule', { value: true }); Object.defineProperty(exports, 'x', { enumerable: true, get: function () { return require('./other').x; } });
    exports['computed' + 1] = 2; exports.a.b.c = 3; module['exports'].z = 1; this.y = 2; const { d: { e = 1 } } = require('./commonjs.cjs'), f = require('x')(1)(2).g; require(f); require(); require('a' + f); typeof require; require.resolve('x');
    __exportStar(require('./commonjs.cjs'), exports); var __importDefault = (this && this.__importDefault) || function (m) { return m; }; (0, exports.a)(); module.exports.self = module.exports; exports.fn = function fn() { return exports.fn(); }; module.exports();
    var ns; (function (ns) { ns[ns['A'] = 0] = 'A'; })(ns || (exports.ns = ns = {})); !function (e) { e.x = 1 }(exports); arguments[0]; return;
  `,
  'sloppy.cjs': RAW`
    with (Math) { var r = max(1, 2); with ({}) r = x; }
    var let_ = 1, yield = 2, static = 3, interface = 4, package = 5; arguments = 1; eval('1'); var eval = 2; undefined = 3;
    function f(a, a) { arguments[0] = 1; return a + f.caller; } if (1) function g() { } label: function h() { }
    delete f; x = implicit = 1; this.global = 2; f.prototype.m = function () { this.n = 1; }; f.call.apply.bind(f); new f;
    for (var i = 0 in {}) ; async = 1; of = 2; let
    z = 1; var a\u{62}c; a = a ? a : a => a; get: set: 1; void function () { }
  `,
  'old-numbers.js': RAW`
    var mode = 0644, digits = 089, half = 08.5, escape = '\01\7', tag = String.raw\`a\`; var table = { 010: 1, 09: 2 };
    function old(a, a) { return -1 ** 2 + 010 + a; } old(mode, 0o17, 0777);
  `.replaceAll('\\`', '`'),
  'html-comments.js':
    '<!-- hides the script from browsers that do not know it\nvar shown = 1; <!-- and this\n  --> as well\nshown = 2;\n',
  'annotated.js':
    'enum A { B } interface C { } let d: string = 1; export = d; class E { private f?: string; constructor(public g) { } } namespace H { } type I = 1; function j(k?: string): void; abstract class L { } d!; d as any; import M = require("m");',
  'members.ts': RAW`
    export abstract class M<in out T> { declare readonly a: unique symbol; accessor b = 1; static accessor #c = 2; static { M.#d = 1; this.#c; } static #d = 0; abstract accessor e: T; abstract new: any; override?: any; protected abstract get f(): T; abstract set f(v: T); static async *[Symbol.asyncIterator]() { } 'quoted'() { } 1() { } [\`x\`] = 1; #p?: M<T>; static is(o: object) { return #p in o && new.target === undefined; } constructor(readonly g = 1, private h?: number, public i: number = g) { } get; set; static; async; static static; declare declare: 1; readonly readonly = 2; accessor accessor; ; }
    export const K: abstract new (...a: any) => M<1> = class extends (M as any) { constructor() { super(); super.b; super['b'] = 1; } } as any; type Ctor = abstract new () => object; type Getter = { get a(): 1; set a(v: 1 | 2) };
  `.replaceAll('\\`', '`'),
  'modern.mts': RAW`
    import json from './x.json' with { type: 'json' }; import type { A } from './a' with { 'resolution-mode': 'import' }; import defer1, * as ns from './b'; import { type B as type, default as as } from './b'; export { type } from './b'; export type * from './b'; export type * as T from './b'; export { as as default, as as 'a b' }; import {} from './b'; import './b'; export {}; import.meta.url; await import('./c', { with: { type: 'json' } });
    using one = null, two = undefined; await using three = null; for (await using r of [] as any) ; const using = 1; using; { using x = { [Symbol.dispose]() { } } as any; }
    const conf = { a: 1, get b() { return this.a; }, set b(v) { }, async *c() { }, ['d']: 2, 'e'() { }, 3: 4, __proto__: null, async, get: 1, set: 2 } satisfies object as const; declare const async: any; conf?.b?.[0]?.(1)?.c!.d!?.[0]!; (conf as any)?.b.c(...[, ,], [, 1, , ...[]]); a: b: for (;;) { continue a; } [1, , 2, , ,]; (1, 2, (3, conf)); [conf.a, [conf.b = 1]] = [1, [2]] as any; ({ a: conf.a, ...(conf as any).rest } = conf); enum E { A = 'a', B = A, C = \`c\` as any } const enum F { X = 1 << 3, Y = X | 2, Z = E.A.length } declare const enum G { H } let v = <T,>(x: T): x is T & {} => true; let w: typeof v<string> = v<string>; new (class<T> { })<string>; v<string>; 1_000n ** 2n; a ||= b &&= c ??= d >>>= 1; var a: any, b: any, c: any, d: any; /(?<y>[\p{L}--[a-z]])/v; type L = \`\${infer_}-\${number}\`; type infer_ = string; function assertIs(x: unknown): asserts x; function assertIs(this: any, x: unknown): asserts x is string { } function over(): void; function over(a?: any, ...rest: any[]): void { } declare global { var g1: 1; } declare module './a' { interface A { } } namespace N.O { export import P = N.O; export declare let q: 1; } namespace N { namespace O { } } export import Q = N.O;
  `
    .replaceAll('\\`', '`')
    .replaceAll('\\${', '${'),
  'elements.tsx': RAW`
    import React = require('react'); declare const x: any; declare const C: any;
    export const a = <><div /><C.D.E {...x} {...{ a: 1 }} key="&nbsp;&lt;" data-a b:c="d" e=<i /> f={<b />} g={} h /> text {/* c */} {} {x} {...x} {'{'} &copy; <a:b></a:b><this.x /><C<string> t />{x && <p>{x ? <q /> : null}</p>}{[1].map((i) => <li key={i}>{i}</li>)}</>;
    export const generic = <T,>(p: { c: T }) => <C<T> {...p}>{(y: T) => <>{y}</>}</C>; export function F({ children, ...r }: any) { return <div {...r}>{children}</div>; }
    <div
      /* comment */ a='multi
      line' // end
    >   </div>; <div dangerouslySetInnerHTML={{ __html: x }} onClick={async () => { await x; }} ref={(r) => { x.r = r; }} style={{}} />; <svg:path /> ; <C render={function () { return this; }} />;
  `,
  'elements.jsx':
    'export default ({ a = <b/>, ...c }) => <a.b {...c} x={a}>{c}<></></a.b>;\nfunction T() { return <T>{...[]}</T>; }\n',
  'documented.js': RAW`
    /** @typedef {{ a: string, b?: number }} T @callback Cb @param {T} t @returns {asserts t is T} @template {string} [K='x'] @enum {number} @import { A } from './types' */
    /** @type {import('./types').A & (function(this:Date, ...string): ?) & Array.<*> & Object<string, !T=>} */ let x = /** @type {any} */ (/** @satisfies {T} */ ({ a: '' }));
    /** @constructor @extends {Base<string>} @param {T} [a] @param {...string} rest @overload */ function K(a, ...rest) { /** @type {string} */ this.x; this.y = a; } K.z = 1; K.prototype = { m() { return this.y; } };
    /** @this {K} */ K.prototype.go = function () { return this.m(); }; var ns = ns || {}; ns.a = ns.a || {}; ns.a.b = class { }; ns.a.B = function () { }; ns['c'] = 1; module.exports = ns;
  `,
  'asynchronous.ts': RAW`
    export {}; const x: any = 0; await x; for await (const y of x) await y; const z = await import('./empty'); await using r = await x; export const top = await (async () => await x)();
    async function* g(): any { try { yield await x; return yield* g(); } finally { await x; } } const [a = await x, { b = await z }] = await Promise.all([x, g()]) as any; void [a, b]; await Promise.race([]).then(x, x).catch(x).finally(x); new Promise((ok, no) => { ok(x); no(x); }); x.on('e', async function* () { }).pipe(x); for (const f of [async () => f]) await f();
  `,
  'self-reference.ts': RAW`
    export const a: any = () => a(b); export const b: any = [a, () => b, { get a() { return b; } }]; b.push(b, b.map(b)); b.x = b; b.y = { b }; const o: any = { o: () => o, [String(b)]: b }; o.o.o = o; Object.assign(o, o, { o }); let f: any = (g: any) => g(g)(f); f = f(f)(f)(f); f.call(f, f).apply(f, [f]).bind(f)(f); const y = (h: any) => ((k: any) => k(k))((k: any) => h((v: any) => k(k)(v))); y(y)(y); new Map([[o, o]]).set(o, o).get(o).forEach(o); function r(...x: any[]): any { return r(...x, r, ...r(x)); } r(r)(r); class S { s = new S(); m(): any { return this.s.m().s.m.bind(this)(); } } [].reduce((p: any) => p(p), a); JSON.parse(JSON.stringify(o), o); structuredClone(o); String.raw({ raw: o }, o); Array.from(o, o); Object.fromEntries(Object.entries(o)); Promise.all([o, b]).then(([p, q]) => p(q)); new Proxy(o, { get: (t: any) => t }); Reflect.apply(f, f, [f]); const { a: { b: { c = o } = o } = o, ...rest } = o; void [c, rest];
  `,
  'names.ts': RAW`
    export const constructor = 1, prototype = 2, __proto__ = 3, toString = 4, hasOwnProperty = 5, valueOf = 6, undefined2 = 7; export function then() { } export default function () { }
    const m: any = {}; m.constructor; m['__proto__']; m.prototype.constructor.name; m.toString.call(m); m.hasOwnProperty('x'); class constructor2 { constructor() { } static constructor() { } constructor3() { } 'constructor'?: any; } class __proto__2 { __proto__ = 1; static prototype3 = 2; toString() { return ''; } valueOf() { return 1; } hasOwnProperty() { return true; } } enum toString2 { constructor, toString, __proto__, valueOf } namespace valueOf2 { export const constructor = 1; } interface hasOwnProperty2 { constructor: any; __proto__: 1 } const { constructor: c1, __proto__: p1, toString: t1 } = m; m[c1] = p1; new m.constructor(t1); new constructor2().constructor3(); ({ constructor, __proto__, ['__proto__']: 1, toString: toString }); import * as self from './names'; self.constructor; self.default(); self['toString']; self.then(); void [toString2, valueOf2, __proto__2];
  `,
};

/** Files that break off or contradict themselves: each is named, or read as far as it goes. */
export const BROKEN_SYNTAX: Readonly<Record<string, string>> = {
  'open-string.ts': 'export const a = "abc',
  'open-template.ts': 'export const a = `abc ${1',
  'open-comment.ts': 'export const a = 1; /* abc',
  'open-block.ts': 'export function f() { if (a) { return [1, {',
  'open-regex.ts': 'const a = /[abc',
  'open-class.ts': 'class A extends { @ @x( #',
  'open-element.tsx': 'export const a = <div><b {...',
  'half-declarations.ts':
    'import { from; export { as ; import x = ; const { a: , ...; let [ = ; function ( ; class { get ; set ; async * ; static',
  'half-types.ts': 'type A = ; type B<T extends = { [K in ; interface I { ( ; x?: ; } enum E { A = , = 1',
  'half-expressions.ts':
    'a. ; a?. ; new ; yield * ; a ? : ; ( => ; ...a ; @a ; import( ; super ; new.  ; a[ ; f(, ,) ; `${}` ; a ?? || b ; delete ; typeof',
  'conflict.ts': '<<<<<<< here\nexport const a = 1;\n=======\nexport const a = 2;\n>>>>>>> there\n',
  'binary.ts': '\u0000\u0001\uFFFDPNG\u0000',
  'types-in-script.js':
    'enum A { B } interface C { } let d: string = <any>1; export = d; class E { private f?: string; constructor(public g) { } } namespace H { } type I = 1; function j(k?: string): void; abstract class L { } d!; d as any; import M = require("m");',
  'stray.ts':
    '} ) ] ; case 1: default: break; continue; return; catch { } finally { } else { } await yield 1; # ! \\ ',
  'lone-surrogates.ts':
    'export const a = "\uD800"; const \\uD800 = 1; "\\u{110000}"; "\\x"; 0b2; 0o8; 0x; 1__0; 1_; 3in []; 1n.5; /a/gg; /(?<n>)(?<n>)/;',
};
