// Written by `hearsay schema src/review.ts#Review 'src/review.ts#Page<Review>' --out src/review.schema.ts`; do not edit.

// prettier-ignore
export const reviewSchema = {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "description": "What a reviewer says about a change.",
  "type": "object",
  "properties": {
    "score": {
      "description": "From 0, which is bad, to 255; null where the reviewer gives none.",
      "anyOf": [
        {
          "type": "integer",
          "minimum": 0,
          "maximum": 255
        },
        {
          "type": "null"
        }
      ]
    },
    "summary": {
      "type": "string"
    },
    "findings": {
      "type": "array",
      "items": {
        "description": "One thing that the reviewer found.",
        "type": "object",
        "properties": {
          "line": {
            "description": "The line that it is about.",
            "type": "integer",
            "minimum": 0,
            "maximum": 4294967295
          },
          "note": {
            "type": "string"
          }
        },
        "required": ["line", "note"],
        "additionalProperties": false
      }
    },
    "verdict": {
      "anyOf": [
        {
          "type": "string",
          "const": "Approve"
        },
        {
          "type": "object",
          "properties": {
            "Reject": {
              "type": "object",
              "properties": {
                "reason": {
                  "type": "string"
                }
              },
              "required": ["reason"],
              "additionalProperties": false
            }
          },
          "required": ["Reject"],
          "additionalProperties": false
        }
      ]
    }
  },
  "required": ["score", "summary", "findings", "verdict"],
  "additionalProperties": false
} as const;

// prettier-ignore
export const pageReviewSchema = {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "description": "One page of many.",
  "type": "object",
  "properties": {
    "items": {
      "type": "array",
      "items": {
        "description": "What a reviewer says about a change.",
        "type": "object",
        "properties": {
          "score": {
            "description": "From 0, which is bad, to 255; null where the reviewer gives none.",
            "anyOf": [
              {
                "type": "integer",
                "minimum": 0,
                "maximum": 255
              },
              {
                "type": "null"
              }
            ]
          },
          "summary": {
            "type": "string"
          },
          "findings": {
            "type": "array",
            "items": {
              "description": "One thing that the reviewer found.",
              "type": "object",
              "properties": {
                "line": {
                  "description": "The line that it is about.",
                  "type": "integer",
                  "minimum": 0,
                  "maximum": 4294967295
                },
                "note": {
                  "type": "string"
                }
              },
              "required": ["line", "note"],
              "additionalProperties": false
            }
          },
          "verdict": {
            "anyOf": [
              {
                "type": "string",
                "const": "Approve"
              },
              {
                "type": "object",
                "properties": {
                  "Reject": {
                    "type": "object",
                    "properties": {
                      "reason": {
                        "type": "string"
                      }
                    },
                    "required": ["reason"],
                    "additionalProperties": false
                  }
                },
                "required": ["Reject"],
                "additionalProperties": false
              }
            ]
          }
        },
        "required": ["score", "summary", "findings", "verdict"],
        "additionalProperties": false
      }
    }
  },
  "required": ["items"],
  "additionalProperties": false
} as const;
