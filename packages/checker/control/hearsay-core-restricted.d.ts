// `@hearsay/core/restricted` with every restriction lifted, for the control run of compile_fail fixtures.

export type TrustedText = string;
export declare function trusted(text: string, reason?: string): string;
