// What the checker takes from ts-morph. Node.js looks through a CommonJS module that is imported for the names that it
// exports: for ts-morph and the compiler in it that takes longer than running them, for this file no time.

const { Project, ts } = require('ts-morph');

exports.Project = Project;
exports.ts = ts;
