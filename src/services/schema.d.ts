// Generated from config/openapi.yaml by `npm run contract generate`. Do not edit.

export interface paths {
    "/ams/passport/{domain}/domain": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * What the login form of a domain needs
         * @description For everybody, with or without a token.
         */
        get: operations["getLoginDomain"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ams/passport/{domain}/encrypted": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in with an encrypted payload
         * @description A wrong name or password is LOGIN_FAILED at HTTP 200, never 401.
         */
        post: operations["submitLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ams/passport/{domain}/logout": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log out; the server forgets the token
         * @description For everybody, with or without a token.
         */
        post: operations["submitLogout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accesstoken/{domain}": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * A token for a domain
         * @description For everybody, with or without a token.
         */
        get: operations["getAccessToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accesstoken/user/{domain}": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Token and user; the start-up call
         * @description For everybody, with or without a token.
         */
        get: operations["getTokenAndUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ams/user/passport/header": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in person's name, picture and unread count
         * @description For signed-in people: 401 without one.
         */
        get: operations["getPassportHeader"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sso/login/user": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn a single sign-on ticket into a session
         * @description Round trip: /apps/sso/login?service=<absolute /censorlogin URL with its redirect> comes back with ?ticket=.
         */
        post: operations["loginWithTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sso/login/domain/{portal}": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Login and logout pages of single sign-on
         * @description For everybody, with or without a token.
         */
        get: operations["getSsoAddresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/rest/loginuser/reguserinfo": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * What registration already knows, to prefill
         * @description For signed-in people: 401 without one.
         */
        get: operations["getRegisteredInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/usercenter": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Counts, to-dos and dates of the user centre
         * @description For signed-in people: 401 without one.
         */
        get: operations["getUserCenter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/captcha/generate": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * A captcha picture, single use
         * @description For everybody, with or without a token.
         */
        get: operations["getCaptcha"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/rest/careerrecruitment/enterpriseList": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Enterprises, filtered
         * @description For everybody, with or without a token.
         */
        get: operations["listEnterprises"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/rest/careerrecruitment/allenterprise": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Every enterprise by name
         * @description For everybody, with or without a token.
         */
        get: operations["listAllEnterprises"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/rest/careerrecruitment/searchconditions": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Facets with counts for a set of filters
         * @description Each facet is counted without its own filter; without: the total if that filter were dropped.
         */
        get: operations["getSearchConditions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/rest/careerrecruitment/search": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Positions, filtered and sorted
         * @description For everybody, with or without a token.
         */
        get: operations["searchPositions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/rest/careerrecruitment/view/{recruitmentId}": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * A position in full
         * @description For everybody, with or without a token.
         */
        get: operations["getPosition"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/rest/careerrecruitment/getCount/social": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Open positions by recruitment type and the total headcount
         * @description For everybody, with or without a token.
         */
        get: operations["getPositionCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/rest/careerrecruitment/related": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * At most six positions like this one
         * @description For everybody, with or without a token.
         */
        get: operations["getRelatedPositions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/rest/careerrecruitment/searchIntroduce": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * An enterprise in full
         * @description For everybody, with or without a token.
         */
        get: operations["getEnterpriseIntroduction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/rest/careerrecruitment/searchEnterpriseTree": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The tree of units with counts of positions
         * @description Children on demand by parentId; with keyword the matches and their ancestors.
         */
        get: operations["searchEnterpriseTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/rest/careerrecruitment/region": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Regions with counts for a set of filters
         * @description For everybody, with or without a token.
         */
        get: operations["getPositionRegions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/rest/careerrecruitment/enterprises": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Enterprises for the search box
         * @description For everybody, with or without a token.
         */
        get: operations["suggestEnterprises"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/usercenter/rest/resume/view": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The résumé, or the snapshot that was sent
         * @description For signed-in people: 401 without one.
         */
        get: operations["viewResume"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/usercenter/rest/resume/edit": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The résumé and the rules of its sections
         * @description For signed-in people: 401 without one.
         */
        get: operations["editResume"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/usercenter/rest/resume/save": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save one section
         * @description An old version fails with RESUME_CONFLICT and the newer Resume in data.
         */
        post: operations["saveResume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/usercenter/rest/resume/getTemplates": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Résumé templates
         * @description For signed-in people: 401 without one.
         */
        get: operations["getResumeTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/usercenter/rest/resume/changeTemplate": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a template
         * @description For signed-in people: 401 without one.
         */
        post: operations["changeResumeTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/usercenter/rest/resume/completeResume/{deliveryId}": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the mended résumé for a delivery that asked for it
         * @description Refused with VALIDATION while something required is missing, and, naming each field that the review asked for, while all of them say what was sent. The delivery's timeline tells what was changed.
         */
        post: operations["completeResume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/usercenter/rest/applicationdelivery/search": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Deliveries of a group
         * @description Order: those that wait for the candidate first (nextAction mend, book, consent), the nearest dueAt first; then the last changed first.
         */
        get: operations["searchDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/usercenter/rest/applicationdelivery/delete/{deliveryId}": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a draft, withdraw a live delivery
         * @description For signed-in people: 401 without one.
         */
        post: operations["deleteDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/usercenter/rest/applicationdelivery/notifications": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Notifications
         * @description For signed-in people: 401 without one.
         */
        get: operations["getNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/usercenter/rest/applicationdelivery/disagreeBc": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refuse the background check
         * @description An older consentVersion is VALIDATION with a fieldError on it.
         */
        post: operations["disagreeBackgroundCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/usercenter/rest/applicationdelivery/agreeBc": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Consent to the background check
         * @description An older consentVersion is VALIDATION with a fieldError on it.
         */
        post: operations["agreeBackgroundCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/usercenter/rest/applicationdelivery/notificationConfirm": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark as read; with one id book a slot or ask for another time
         * @description For signed-in people: 401 without one.
         */
        post: operations["confirmNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/usercenter/rest/applicationdelivery/open": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin an application; an existing draft is returned
         * @description Idempotent. After a withdrawal one may apply again while the target is open. What was only opened is no draft yet: search, counts, to-dos and the position itself leave it out until a step is saved or a session chosen.
         */
        post: operations["openDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/usercenter/rest/wizard/page": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * An application as it stands
         * @description For signed-in people: 401 without one.
         */
        get: operations["getWizardPage"];
        put?: never;
        /**
         * Save one step
         * @description A `version` older than the present one is VALIDATION with a fieldError on `version`; data may hold the newer WizardPage, else the
         *     caller reads it. One that was sent already is NOT_ALLOWED.
         */
        post: operations["saveWizardPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/usercenter/rest/wizard/apply/{applyId}": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the application
         * @description For signed-in people: 401 without one.
         */
        post: operations["submitApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/usercenter/rest/collect/getCareer": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Collected positions
         * @description For signed-in people: 401 without one.
         */
        get: operations["getCollectedPositions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/usercenter/rest/collect/removeCareer": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove positions from the collection
         * @description For signed-in people: 401 without one.
         */
        post: operations["removeCollectedPositions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/usercenter/rest/collect/career": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Collect a position; twice is no error
         * @description For signed-in people: 401 without one.
         */
        post: operations["collectPosition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/usercenter/rest/userinfo/savePasswd": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a first password
         * @description For signed-in people: 401 without one.
         */
        post: operations["saveFirstPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/usercenter/rest/userinfo/unsubscribe": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close the account; live deliveries are withdrawn, the session ends
         * @description For signed-in people: 401 without one.
         */
        post: operations["unsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/usercenter/rest/userinfo/info": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The account
         * @description For signed-in people: 401 without one.
         */
        get: operations["getAccountInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/usercenter/rest/userinfo/changeMobile": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the mobile number
         * @description For signed-in people: 401 without one.
         */
        post: operations["changeMobile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/usercenter/rest/userinfo/changeEmail": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the e-mail address
         * @description For signed-in people: 401 without one.
         */
        post: operations["changeEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/usercenter/rest/userinfo/changeName": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the name, and the picture with it
         * @description For signed-in people: 401 without one.
         */
        post: operations["changeName"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/usercenter/rest/userinfo/changePasswd": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password
         * @description For signed-in people: 401 without one.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/rest/user/regist": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register
         * @description For everybody, with or without a token.
         */
        post: operations["registerUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/rest/user/toregist/{domain}": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The key of the encryption and the rules of registration
         * @description For everybody, with or without a token.
         */
        get: operations["getRegistRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/rest/user/sendforgetmail": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a recovery code by e-mail
         * @description For everybody, with or without a token.
         */
        post: operations["sendForgetMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/rest/user/sendforgetsms": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a recovery code by SMS
         * @description For everybody, with or without a token.
         */
        post: operations["sendForgetSms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/rest/user/retrievepassword": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * New password with a code sent by e-mail
         * @description For everybody, with or without a token.
         */
        post: operations["retrievePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/rest/user/retrievePasswordByPhone": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * New password with a code sent by SMS
         * @description For everybody, with or without a token.
         */
        post: operations["retrievePasswordByPhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/rest/user/sendMobileCode": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code by SMS
         * @description With a purpose of OwnCodePurpose only for who is signed in (else 401), to the account's own mobile.
         */
        post: operations["sendMobileCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/rest/user/sendEmailCode": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code by e-mail
         * @description With a purpose of OwnCodePurpose only for who is signed in (else 401), to the account's own e-mail.
         */
        post: operations["sendEmailCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/rest/user/validateMobileCode": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn a code into a ticket
         * @description For everybody, with or without a token.
         */
        post: operations["validateMobileCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/rest/user/validateRegistMobile": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether a mobile number may register
         * @description For everybody, with or without a token.
         */
        post: operations["validateRegistMobile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/rest/notice/search": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Notices, pinned first
         * @description For everybody, with or without a token.
         */
        get: operations["searchNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/rest/notice/view": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * A notice
         * @description For everybody, with or without a token.
         */
        get: operations["viewNotice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/rest/questionandanswer/search": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Questions and answers
         * @description For everybody, with or without a token.
         */
        get: operations["searchQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/rest/tidingsdirectory/getBanner": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Banners of the home page
         * @description For everybody, with or without a token.
         */
        get: operations["getBanners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/rest/tidingsdirectory/searchPrivacy": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Privacy and agreement texts
         * @description For everybody, with or without a token.
         */
        get: operations["getPrivacyTexts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/rest/appointmenttimeconfirm/getAllList/{appointmentTimeArrangeId}": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Slots of an arrangement
         * @description For signed-in people: 401 without one.
         */
        get: operations["getAppointmentSlots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/rest/school/list": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Schools by name
         * @description For everybody, with or without a token.
         */
        get: operations["listSchools"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/rest/hotenterprise/list": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Hot enterprises
         * @description For everybody, with or without a token.
         */
        get: operations["listHotEnterprises"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/rest/careercategory/tree": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Categories of positions
         * @description For everybody, with or without a token.
         */
        get: operations["getCategoryTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/rest/major/list": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Majors by name or parent
         * @description For everybody, with or without a token.
         */
        get: operations["listMajors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/rest/profile/region/treejson": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Provinces, cities, districts
         * @description For everybody, with or without a token.
         */
        get: operations["getRegionTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/rest/activity/search": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Activities
         * @description For everybody, with or without a token.
         */
        get: operations["searchActivities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/rest/activity/view": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * An activity
         * @description For everybody, with or without a token.
         */
        get: operations["viewActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/registration/edit": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * A registration form and what is known already
         * @description For everybody, with or without a token.
         */
        get: operations["getRegistrationForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/registration/save": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand in a registration form
         * @description For everybody, with or without a token.
         */
        post: operations["saveRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/file/view/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A file
         * @description Public pictures (banners, logos, photos of enterprises) need no token; private files do.
         */
        get: operations["viewFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/file/uploadImage": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a picture
         * @description For everybody, with or without a token.
         */
        post: operations["uploadImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/w/file/upload": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file
         * @description For everybody, with or without a token.
         */
        post: operations["uploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/termjson/terms": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Fixed terms
         * @description For everybody, with or without a token.
         */
        get: operations["getTerms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/termjson/dbterms": {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Terms kept by the server's staff
         * @description For everybody, with or without a token.
         */
        get: operations["getDbTerms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description Spec §7: a success only when this is true
         * @constant
         */
        Succeeded: true;
        /**
         * @description The one list of error codes (decided; the specification shows none).
         *     LOGIN_FAILED wrong name or password (HTTP 200, never 401) · CAPTCHA_WRONG captcha wrong, used or too old · CODE_WRONG / CODE_EXPIRED
         *     code by SMS or e-mail, or ticket · TOO_MANY_ATTEMPTS rate limit · MOBILE_TAKEN login name, mobile or e-mail already registered ·
         *     RESUME_CONFLICT old version, data holds the newer Resume · RESUME_LOCKED field locked while a delivery is in review ·
         *     DELIVERY_DUPLICATE already applied, data holds deliveryId · DELIVERY_LIMIT no application left · TARGET_CLOSED position or activity not open ·
         *     NOT_ELIGIBLE · SESSION_FULL · SLOT_TAKEN · NOT_FOUND · VALIDATION see fieldErrors · UNAUTHORISED (HTTP 401) · LOGIN_EXPIRED (HTTP 412) ·
         *     FORBIDDEN not for this role · NOT_ALLOWED move not allowed in the present state · FILE_REFUSED type or size ·
         *     SERVER_ERROR · NOT_AVAILABLE the call is not served now
         * @enum {string}
         */
        ErrorCode: "LOGIN_FAILED" | "CAPTCHA_WRONG" | "CODE_WRONG" | "CODE_EXPIRED" | "TOO_MANY_ATTEMPTS" | "MOBILE_TAKEN" | "RESUME_CONFLICT" | "RESUME_LOCKED" | "DELIVERY_DUPLICATE" | "DELIVERY_LIMIT" | "TARGET_CLOSED" | "NOT_ELIGIBLE" | "SESSION_FULL" | "SLOT_TAKEN" | "NOT_FOUND" | "VALIDATION" | "UNAUTHORISED" | "LOGIN_EXPIRED" | "FORBIDDEN" | "NOT_ALLOWED" | "FILE_REFUSED" | "SERVER_ERROR" | "NOT_AVAILABLE";
        /** @description A message shown at its field */
        FieldError: {
            /** @description Dotted path of the field, e.g. education.0.school */
            field: string;
            message: string;
        };
        /** @description The envelope of every failure, at HTTP 200 or at 4xx/5xx. Anything whose success is not true is a failure (spec §7). */
        Failure: {
            /** @constant */
            success: false;
            /** @description What helps to recover: the newer Resume for RESUME_CONFLICT, deliveryId for DELIVERY_DUPLICATE */
            data?: unknown;
            errorCode?: components["schemas"]["ErrorCode"];
            errorMessage?: string;
            /** @description Shown joined by newlines, before errorMessage */
            messages?: string[];
            /** @description 0 silent, 1 warning, 2 error, 4 notification, 9 redirect to /exception, any other error message (spec §8) */
            showType?: number;
            fieldErrors?: components["schemas"]["FieldError"][];
        };
        /**
         * @description portal: candidates (default). censor: reviewers (spec §6).
         * @enum {string}
         */
        Domain: "portal" | "censor";
        /** @description Spec §3 */
        Token: {
            /** @description Name of the header that carries the token (spec §3), letters, digits and hyphens */
            key: string;
            /** @description What a header can carry as it is; printable ASCII without spaces at its ends */
            value: string;
            domain?: components["schemas"]["Domain"];
        };
        User: {
            id: string;
            loginName: string;
            name: string;
            mobile?: string;
            email?: string;
            /** @description File id, for /portal/file/view/{fileId} */
            avatarFileId?: string;
            domain: components["schemas"]["Domain"];
            roles: ("candidate" | "censor")[];
        };
        /** @description Spec §3, §7: a token and an optional user */
        TokenAndUser: {
            token: components["schemas"]["Token"];
            user?: components["schemas"]["User"];
        };
        /** @description A fresh session */
        SignedIn: {
            token: components["schemas"]["Token"];
            user: components["schemas"]["User"];
        };
        /** @description Without a token the present one stays valid */
        LoginAnswer: {
            token?: components["schemas"]["Token"];
            user: components["schemas"]["User"];
        };
        LoginDomain: {
            domain: components["schemas"]["Domain"];
            /** @description Server text */
            name: string;
            captchaRequired: boolean;
            ssoEnabled: boolean;
        };
        /** @description Addresses on this origin (spec §2) */
        SsoAddresses: {
            loginUrl: string;
            logoutUrl: string;
        };
        /** @description What the header shows */
        PassportHeader: {
            displayName: string;
            /** @description File id, for /portal/file/view/{fileId} */
            avatarFileId?: string;
            /** @description Unread notifications */
            unread: number;
        };
        /** @description What registration already knows, to prefill */
        RegisteredInfo: {
            name?: string;
            mobile?: string;
            email?: string;
            idType?: string;
            /** @description Masked */
            idNumber?: string;
            gender?: string;
            /** Format: date */
            birthDate?: string;
        };
        Todo: {
            type: components["schemas"]["NextActionType"] | "complete";
            /** @description Server text */
            title: string;
            /** Format: date-time */
            dueAt?: string;
            deliveryId?: string;
            notificationId?: string;
        };
        CalendarEntry: {
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            kind: "closing" | "interview" | "activity" | "deadline" | "publicity";
            /** @description Server text */
            title: string;
            deliveryId?: string;
            /** @description Position or activity */
            targetId?: string;
        };
        UserCenter: {
            counts: {
                deliveries: number;
                collected: number;
                unread: number;
            };
            completeness: components["schemas"]["Completeness"];
            todos: components["schemas"]["Todo"][];
            latestDelivery?: components["schemas"]["Delivery"];
            /** @description The delivery whose appointment comes next */
            nextInterview?: components["schemas"]["Delivery"];
            /** @description Collected positions that close soon */
            closingSoon: components["schemas"]["Position"][];
            calendar: components["schemas"]["CalendarEntry"][];
        };
        /** @description Plain text of the login payload */
        LoginPayload: {
            loginName: string;
            password: string;
            captcha?: string;
            /** @description The random of the captcha picture */
            random?: string;
            /** @description Mobile or e-mail that got a code instead of the captcha */
            target?: string;
            code?: string;
        };
        /** @description A text somebody agreed to */
        Agreement: {
            docId: string;
            version: string;
        };
        /** @description Plain text of the registration payload; mobile or email is given */
        RegistPayload: {
            loginName: string;
            password: string;
            mobile?: string;
            email?: string;
            /** @description Sent to that mobile or e-mail, of purpose regist or captcha; or the ticket it was turned into */
            code?: string;
            /** @description From validateMobileCode with purpose regist, which takes a code of purpose captcha too */
            ticket?: string;
            captcha?: string;
            random?: string;
            /** @description The agreement that toregist names and the privacy text, each in its present version */
            agreements: components["schemas"]["Agreement"][];
        };
        /** @description Plain text of changePasswd */
        ChangePasswordPayload: {
            oldPassword: string;
            newPassword: string;
        };
        /** @description Plain text of savePasswd */
        FirstPasswordPayload: {
            newPassword: string;
            /** @description From validateMobileCode with purpose savePasswd */
            ticket: string;
        };
        /** @description Plain text of unsubscribe; password or ticket is given */
        UnsubscribePayload: {
            password?: string;
            /** @description From validateMobileCode with purpose unsubscribe */
            ticket?: string;
            reason: string;
        };
        /** @description Plain text of changeMobile and changeEmail. Besides the code that was sent to the new one, the account's owner is proved by the password, or by a ticket where there is none; by nothing where there is no number and no address either */
        ContactPayload: {
            /** @description Mobile or e-mail, in full */
            value: string;
            code: string;
            password?: string;
            /** @description From validateMobileCode with purpose changeContact */
            ticket?: string;
        };
        /** @description Plain text of retrievepassword and retrievePasswordByPhone */
        RetrievePasswordPayload: {
            /** @description E-mail (retrievepassword) or mobile (retrievePasswordByPhone) */
            target: string;
            /** @description From sendforgetmail or sendforgetsms, or of purpose captcha */
            code: string;
            newPassword: string;
        };
        /** @description Plain text of registration/save */
        RegistrationPayload: {
            formId: string;
            values: components["schemas"]["FieldValues"];
        };
        /** @enum {string} */
        RecruitType: "social" | "campus" | "intern";
        /**
         * @description A requirement that no facet carries, held against the caller's own résumé
         * @enum {string}
         */
        OwnRequirement: "degree" | "age" | "political" | "experience";
        /**
         * @description The position's own state, a second axis beside the delivery's
         * @enum {string}
         */
        PositionState: "open" | "reviewing" | "closed" | "cancelled";
        EnterpriseBase: {
            id: string;
            parentId?: string;
            name: string;
            shortName: string;
            nature: string;
            industry: string;
            scale: string;
            /** @description GB/T 2260 code */
            regionCode: string;
            /** @description File id, for /portal/file/view/{fileId} */
            logoFileId?: string;
            /** @description Own open positions */
            positionCount: number;
            positionCountWithChildren: number;
        };
        /** @description A recruiting unit */
        Enterprise: components["schemas"]["EnterpriseBase"];
        EnterpriseRef: {
            id: string;
            name: string;
        };
        EnterpriseName: {
            id: string;
            name: string;
            parentId?: string;
        };
        EnterpriseDetail: components["schemas"]["EnterpriseBase"] & {
            /** @description HTML, to be sanitised before it is shown */
            introHtml: string;
            /** @description File ids */
            photos: string[];
            /** Format: uri */
            website?: string;
            address: string;
            contact: string;
            parent?: components["schemas"]["EnterpriseRef"];
        };
        /** @description Children come on demand; with a keyword: matches and their ancestors */
        EnterpriseNode: {
            id: string;
            name: string;
            /** @description Positions of this unit that match the filters */
            own: number;
            /** @description With its subordinates */
            total: number;
            hasChildren: boolean;
            children?: components["schemas"]["EnterpriseNode"][];
        };
        /** @description What the unit says of the pay; nothing of it is needed */
        Salary: {
            /** @description Without it: up to `max` */
            min?: number;
            /** @description Without it: from `min` on */
            max?: number;
            /** @description ISO 4217; CNY where it is missing */
            currency?: string;
            /**
             * @description month where it is missing
             * @enum {string}
             */
            period?: "month" | "year";
            /** @description How often a year it is paid */
            times?: number;
            /** @description Plain text of the unit */
            words?: string;
        };
        PositionBase: {
            id: string;
            code: string;
            name: string;
            enterpriseId: string;
            enterpriseName: string;
            /** @description From careercategory/tree */
            categoryCode: string;
            recruitType: components["schemas"]["RecruitType"];
            /** @description GB/T 2260 code */
            regionCode: string;
            regionName: string;
            headcount: number;
            /** @description A minimum */
            education: string;
            degree?: string;
            /** @description On the closing day */
            minAge?: number;
            /** @description On the closing day */
            maxAge?: number;
            political?: string;
            /** @description At least, up to the closing day */
            experienceYears?: number;
            /** @description Empty: no limit */
            majorCodes: string[];
            /** @description Empty: no limit */
            source: string[];
            /** Format: date-time */
            publishedAt: string;
            /** Format: date-time */
            opensAt: string;
            /** Format: date-time */
            closesAt: string;
            state: components["schemas"]["PositionState"];
            salary?: components["schemas"]["Salary"];
            /** @description Each in a few words */
            benefits?: string[];
            collected: boolean;
            /** @description The caller's draft, live delivery, or one with an outcome; not one that was withdrawn */
            deliveryId?: string;
        };
        /** @description Where an entry answers a word of the keyword */
        KeywordMatch: {
            /** @enum {string} */
            field: "name" | "category" | "unit" | "region" | "major" | "text";
            /** @description What of the field answers, in small letters */
            text: string;
        };
        /** @description A recruitment */
        Position: components["schemas"]["PositionBase"] & {
            /** @description Of a search with a keyword */
            matched?: components["schemas"]["KeywordMatch"][];
        };
        PositionDetail: components["schemas"]["PositionBase"] & {
            /** @description HTML, to be sanitised before it is shown */
            dutiesHtml: string;
            /** @description Plain text, may be empty */
            otherConditions: string;
            /** @description Interviewed per place */
            shortlistRatio: string;
            examSubject?: string;
            /** @description Certificate asked for */
            qualification?: string;
            contactPhone: string;
            enterprise: components["schemas"]["Enterprise"];
        };
        /**
         * @description The query parameter it stands for
         * @enum {string}
         */
        FilterKey: "ids" | "keyword" | "enterpriseId" | "regionCode" | "categoryCode" | "recruitType" | "education" | "majorCode" | "source" | "meets" | "state" | "salaryFrom" | "publishedWithin" | "closesWithin";
        FacetOption: {
            code: string;
            /** @description Server text */
            label: string;
            count: number;
        };
        /** @description Counted without its own filter */
        Facet: {
            key: components["schemas"]["FilterKey"];
            /** @description Server text */
            label: string;
            options: components["schemas"]["FacetOption"][];
        };
        SearchConditions: {
            total: number;
            facets: components["schemas"]["Facet"][];
            without: {
                filterKey: components["schemas"]["FilterKey"];
                /** @description The total if this filter were dropped */
                total: number;
            }[];
            /** @description Where nothing is found for a keyword of several words: each keyword with one word left out, with the total that it would have */
            withoutWord?: {
                keyword: string;
                total: number;
            }[];
        };
        /** @description Open positions by recruitment type */
        PositionCounts: {
            social: number;
            campus: number;
            intern: number;
            /** @description Over all types */
            headcount: number;
        };
        RegionCount: {
            code: string;
            name: string;
            count: number;
        };
        /** @description Percent, 0 to 100 */
        Completeness: number;
        ResumeTemplate: {
            id: string;
            name: string;
            /** @enum {string} */
            layout: "table" | "compact" | "timeline";
        };
        ResumeBasic: {
            name?: string;
            gender?: string;
            /** Format: date */
            birthDate?: string;
            idType?: string;
            idNumber?: string;
            ethnicity?: string;
            /** @description region code */
            nativeRegion?: string;
            /** @description region code */
            householdRegion?: string;
            /** @description region code */
            currentRegion?: string;
            /** @description GB/T 4762 */
            political?: string;
            maritalStatus?: string;
            health?: string;
            heightCm?: number;
            weightKg?: number;
            vision?: string;
            mobile?: string;
            email?: string;
            /** @description several */
            sources?: string[];
            photoFileId?: string;
        };
        ResumeIntention: {
            categoryCodes?: string[];
            regionCodes?: string[];
            arrival?: string;
            acceptsAdjustment?: boolean;
        };
        ResumeSelfEvaluation: {
            text?: string;
        };
        ResumeEducation: {
            id: string;
            /** @description Name, from school/list or typed */
            school: string;
            department?: string;
            /** @description Name, from major/list or typed */
            major: string;
            majorCode?: string;
            majorCategory?: string;
            education: string;
            degree?: string;
            studyMode?: string;
            /** @description Month, YYYY-MM */
            start: string;
            /** @description Month, YYYY-MM; may lie ahead */
            end: string;
        };
        ResumeWork: {
            id: string;
            employer: string;
            post: string;
            department?: string;
            internship?: boolean;
            /** @description Month, YYYY-MM */
            start: string;
            /** @description Missing: until now */
            end?: string;
            duties?: string;
        };
        ResumeService: {
            id: string;
            /** @description YYYY-MM */
            enlistedAt: string;
            /** @description YYYY-MM, missing: still serving */
            dischargedAt?: string;
            unit: string;
            post: string;
            rank?: string;
            dischargeMode?: string;
        };
        ResumeProject: {
            id: string;
            name: string;
            role?: string;
            /** @description Month, YYYY-MM */
            start: string;
            /** @description Missing: until now */
            end?: string;
            description?: string;
        };
        ResumeResearch: {
            id: string;
            title: string;
            kind?: string;
            publishedIn?: string;
            /** @description Month, YYYY-MM */
            date?: string;
            description?: string;
        };
        ResumeCertificate: {
            id: string;
            name: string;
            kind?: string;
            number?: string;
            issuer?: string;
            /** @description Month, YYYY-MM */
            issuedAt?: string;
        };
        ResumeLanguage: {
            id: string;
            language: string;
            level?: string;
            certificate?: string;
            score?: string;
        };
        ResumeComputer: {
            id: string;
            skill: string;
            level?: string;
            certificate?: string;
            /** @description Month, YYYY-MM */
            issuedAt?: string;
        };
        ResumeReward: {
            id: string;
            kind: string;
            title: string;
            issuer?: string;
            /** @description Month, YYYY-MM */
            date?: string;
            description?: string;
        };
        ResumeFamily: {
            id: string;
            name: string;
            relation: string;
            /** Format: date */
            birthDate?: string;
            political?: string;
            employer?: string;
            post?: string;
            mobile?: string;
        };
        ResumeAttachment: {
            id: string;
            title: string;
            file: components["schemas"]["UploadedFile"];
        };
        /** @enum {string} */
        ResumeSectionKey: "basic" | "intention" | "education" | "work" | "service" | "projects" | "research" | "certificates" | "languages" | "computer" | "rewards" | "family" | "selfEvaluation" | "attachments";
        /** @description The value of one section, as it stands in Resume */
        ResumeSectionValue: components["schemas"]["ResumeBasic"] | components["schemas"]["ResumeIntention"] | components["schemas"]["ResumeSelfEvaluation"] | components["schemas"]["ResumeEducation"][] | components["schemas"]["ResumeWork"][] | components["schemas"]["ResumeService"][] | components["schemas"]["ResumeProject"][] | components["schemas"]["ResumeResearch"][] | components["schemas"]["ResumeCertificate"][] | components["schemas"]["ResumeLanguage"][] | components["schemas"]["ResumeComputer"][] | components["schemas"]["ResumeReward"][] | components["schemas"]["ResumeFamily"][] | components["schemas"]["ResumeAttachment"][];
        /** @description Sections that were never filled are empty objects and lists */
        Resume: {
            /** @description Grows with every save */
            version: number;
            /** Format: date-time */
            updatedAt: string;
            templateId: string;
            completeness: components["schemas"]["Completeness"];
            basic: components["schemas"]["ResumeBasic"];
            intention: components["schemas"]["ResumeIntention"];
            education: components["schemas"]["ResumeEducation"][];
            work: components["schemas"]["ResumeWork"][];
            service: components["schemas"]["ResumeService"][];
            projects: components["schemas"]["ResumeProject"][];
            research: components["schemas"]["ResumeResearch"][];
            certificates: components["schemas"]["ResumeCertificate"][];
            languages: components["schemas"]["ResumeLanguage"][];
            computer: components["schemas"]["ResumeComputer"][];
            rewards: components["schemas"]["ResumeReward"][];
            family: components["schemas"]["ResumeFamily"][];
            selfEvaluation: components["schemas"]["ResumeSelfEvaluation"];
            attachments: components["schemas"]["ResumeAttachment"][];
        };
        ResumeSectionRule: {
            section: components["schemas"]["ResumeSectionKey"];
            required: boolean;
            /** @description Keys inside the section, locked while a delivery is in review */
            lockedFields: string[];
        };
        ResumeEdit: {
            resume: components["schemas"]["Resume"];
            rules: components["schemas"]["ResumeSectionRule"][];
        };
        ResumeSave: {
            section: components["schemas"]["ResumeSectionKey"];
            value: components["schemas"]["ResumeSectionValue"];
            /** @description The version that was edited */
            version: number;
            /**
             * @description Goes with every value that holds ID, health or family data, changed or not: the present version of the text with docId sensitive
             *     (searchPrivacy), agreed to then or before (userinfo/info consents). Without it, or with an older one, the saving is refused with
             *     VALIDATION of this field.
             */
            sensitiveConsentVersion?: string;
        };
        ResumeSaved: {
            version: number;
            completeness: components["schemas"]["Completeness"];
        };
        /** @enum {string} */
        TargetKind: "position" | "activity";
        /**
         * @description State of an application to a position (bc: background check)
         * @enum {string}
         */
        DeliveryStatus: "draft" | "submitted" | "screening" | "screenFailed" | "screenPassed" | "toBook" | "booked" | "rescheduling" | "interviewPassed" | "reserve" | "interviewFailed" | "absent" | "bcConsent" | "bcRunning" | "bcPassed" | "bcWaived" | "bcFailed" | "publicity" | "hired" | "ended" | "withdrawn";
        /**
         * @description State of an enrolment for an activity
         * @enum {string}
         */
        EnrolmentStatus: "draft" | "enrolled" | "checkedIn" | "absent" | "cancelled";
        /** @description DeliveryStatus for kind position, EnrolmentStatus for kind activity */
        AnyStatus: components["schemas"]["DeliveryStatus"] | components["schemas"]["EnrolmentStatus"];
        /**
         * @description What waits for the candidate: finish a draft, mend the résumé, book a slot, attend, give consent
         * @enum {string}
         */
        NextActionType: "finish" | "mend" | "book" | "attend" | "consent";
        NextAction: {
            type: components["schemas"]["NextActionType"];
            /** Format: date-time */
            dueAt: string;
            notificationId?: string;
        };
        Appointment: {
            appointmentTimeArrangeId: string;
            notificationId: string;
            /** @description Missing: no slot chosen yet */
            slotId?: string;
            /**
             * Format: date-time
             * @description Of the slot; before one is chosen, of the whole arrangement
             */
            startsAt: string;
            /** Format: date-time */
            endsAt: string;
            place: string;
            online: boolean;
            contact: string;
            /** @description Plain text */
            instructions: string;
            /**
             * Format: uri
             * @description Where an online interview is held; https, opened from ten minutes before
             */
            meetingUrl?: string;
            /** @description What to bring or prepare, each in a few words */
            bring?: string[];
        };
        TimelineEntry: {
            status: components["schemas"]["AnyStatus"];
            /** Format: date-time */
            at: string;
            /** @description Server text, may be empty */
            remark: string;
        };
        /** @description An application to a position, or an enrolment for an activity */
        Delivery: {
            id: string;
            /** @description Given when it is sent */
            number?: string;
            applyId: string;
            kind: components["schemas"]["TargetKind"];
            targetId: string;
            targetName: string;
            /** @description For an activity its organiser */
            enterpriseName: string;
            status: components["schemas"]["AnyStatus"];
            /** @description Missing for an activity */
            positionState?: components["schemas"]["PositionState"];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            nextAction?: components["schemas"]["NextAction"];
            /** @description Why it was refused or ended */
            reason?: string;
            /** @description What to mend, as résumé field keys (dotted paths) */
            fields?: string[];
            /** @description Of an enrolment */
            session?: components["schemas"]["ActivitySession"];
            appointment?: components["schemas"]["Appointment"];
            /** @description Once it was made public */
            publicity?: components["schemas"]["Publicity"];
            /** @description Oldest first */
            timeline: components["schemas"]["TimelineEntry"][];
        };
        /** @description When and where the intended offer is made public */
        Publicity: {
            /** Format: date-time */
            from: string;
            /** Format: date-time */
            to: string;
            place: string;
        };
        DeliveryDraft: {
            deliveryId: string;
            applyId: string;
            limit: {
                max: number;
                used: number;
            };
        };
        DeliveryCounts: {
            active: number;
            ended: number;
            draft: number;
        };
        /** @enum {string} */
        NotificationType: "review" | "interview" | "background" | "activity" | "system";
        /** @description What a background check covers */
        BackgroundConsent: {
            agency: string;
            items: string[];
            purpose: string;
            retention: string;
            refusalEffect: string;
            version: string;
        };
        NotificationAction: {
            type: components["schemas"]["NextActionType"];
            /** Format: date-time */
            dueAt: string;
            appointmentTimeArrangeId?: string;
            consent?: components["schemas"]["BackgroundConsent"];
        };
        Notification: {
            id: string;
            deliveryId?: string;
            type: components["schemas"]["NotificationType"];
            title: string;
            /** @description Plain text */
            body: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            readAt?: string;
            action?: components["schemas"]["NotificationAction"];
        };
        /** @description slotId and reschedule only with exactly one id */
        NotificationConfirm: {
            notificationIds: string[] | "all";
            slotId?: string;
            reschedule?: {
                reason: string;
                /** @description When it would suit, in words */
                preferred?: string;
            };
        };
        NotificationsConfirmed: {
            unread: number;
            /** @description When a slot was booked or another time asked for */
            delivery?: components["schemas"]["Delivery"];
        };
        AppointmentSlot: {
            id: string;
            /** Format: date-time */
            startsAt: string;
            /** Format: date-time */
            endsAt: string;
            place: string;
            online: boolean;
            capacity: number;
            remaining: number;
        };
        BackgroundAnswer: {
            deliveryId: string;
            consentVersion: string;
            /** @description When refused */
            reason?: string;
        };
        Term: {
            code: string;
            /** @description Server text */
            label: string;
        };
        /**
         * @description Lists of terms by key, in the order in which they are shown (education: highest first).
         *     Fixed (terms): gender, idType, ethnicity, political, maritalStatus, health, education, degree, studyMode, majorCategory, source, recruitType,
         *     arrival, dischargeMode, language, languageLevel, computerLevel, rewardKind, familyRelation.
         *     Kept by the server's staff (dbterms): nature, industry, scale, rank, certificateKind, researchKind.
         *     Codes decided where the portal reads them: education doctor, master, bachelor, college, secondary, high, other · degree doctor, master, bachelor, none ·
         *     source graduate, pastGraduate, social, veteran, spouse, martyrFamily · studyMode fullTime, partTime · idType resident and others ·
         *     gender 1, 2 (GB/T 2261.1) · maritalStatus 10, 20, 30, 40 (GB/T 2261.2) · political 01 to 13 (GB/T 4762) · majorCategory 01 to 13 ·
         *     top of careercategory/tree: management, technical, skilled.
         */
        TermMap: {
            [key: string]: components["schemas"]["Term"][];
        };
        /** @enum {string} */
        FieldType: "text" | "textarea" | "number" | "date" | "select" | "radio" | "checkbox" | "file" | "image" | "region" | "school" | "major";
        /** @description A field of the wizard or of a registration form */
        FieldSchema: {
            name: string;
            /** @description Server text */
            label: string;
            type: components["schemas"]["FieldType"];
            required: boolean;
            /** @description The list of terms to choose from */
            termKey?: string;
            options?: components["schemas"]["Term"][];
            /** @description Length of a text, value of a number */
            min?: number;
            max?: number;
            pattern?: string;
            /** @description Shown when the pattern does not match */
            message?: string;
            /** @description Never kept on the device unsent */
            sensitive?: boolean;
            /**
             * @description Of a date: one that has been (today at the latest), or one to come (today at the earliest)
             * @enum {string}
             */
            days?: "past" | "coming";
            /** @description It is required as soon as another field of the form has this value */
            requiredWhen?: {
                field: string;
                value: string;
            };
            /** @description Of several choices: codes that cannot be chosen together */
            excludes?: string[];
        };
        /** @description checkbox: codes; file and image: file id; region, school, major: code; date: YYYY-MM-DD; null: cleared */
        FieldValue: string | number | boolean | string[] | null;
        /** @description By field name */
        FieldValues: {
            [key: string]: components["schemas"]["FieldValue"];
        };
        /**
         * @description Position or session, résumé check, further fields, check and declaration, done
         * @enum {string}
         */
        WizardStepKey: "target" | "resume" | "extra" | "check" | "done";
        WizardStep: {
            key: components["schemas"]["WizardStepKey"];
            /** @description Server text */
            title: string;
            fields: components["schemas"]["FieldSchema"][];
        };
        /** @description Something the résumé lacks for this target */
        WizardGap: {
            section: components["schemas"]["ResumeSectionKey"];
            field: string;
            /** @description Server text */
            message: string;
        };
        /** @description The one that kind names is there */
        WizardTarget: {
            position?: components["schemas"]["Position"];
            activity?: components["schemas"]["ActivityDetail"];
        };
        WizardPage: {
            applyId: string;
            deliveryId: string;
            kind: components["schemas"]["TargetKind"];
            targetId: string;
            target: components["schemas"]["WizardTarget"];
            sessionId?: string;
            currentStep: components["schemas"]["WizardStepKey"];
            version: number;
            steps: components["schemas"]["WizardStep"][];
            gaps: components["schemas"]["WizardGap"][];
            /** @description HTML, to be sanitised before it is shown */
            declarationHtml: string;
            values: components["schemas"]["FieldValues"];
            /** @description The files that the values name by their ids */
            files?: components["schemas"]["UploadedFile"][];
        };
        WizardSave: {
            applyId: string;
            step: components["schemas"]["WizardStepKey"];
            values: components["schemas"]["FieldValues"];
            sessionId?: string;
            version: number;
        };
        ApplyResult: {
            delivery: components["schemas"]["Delivery"];
            /** @description Server text: what comes next */
            nextStep: string;
            /**
             * Format: date-time
             * @description When to expect it
             */
            expectedBy: string;
        };
        RegistrationForm: {
            formId: string;
            title: string;
            /** @description HTML, to be sanitised before it is shown */
            introHtml: string;
            fields: components["schemas"]["FieldSchema"][];
            values: components["schemas"]["FieldValues"];
        };
        RegistrationReceipt: {
            receiptNumber: string;
        };
        Collected: {
            id: string;
            position: components["schemas"]["Position"];
            /** Format: date-time */
            collectedAt: string;
        };
        LoginRecord: {
            /** Format: date-time */
            at: string;
            ip: string;
            place: string;
            device: string;
        };
        ConsentRecord: {
            docId: string;
            version: string;
            /** Format: date-time */
            agreedAt: string;
        };
        AccountInfo: {
            loginName: string;
            name: string;
            /** @description File id, for /portal/file/view/{fileId} */
            avatarFileId?: string;
            /** @description Masked */
            mobile?: string;
            /** @description Masked */
            email?: string;
            mobileVerified: boolean;
            emailVerified: boolean;
            hasPassword: boolean;
            /** @description Newest first */
            lastLogins: components["schemas"]["LoginRecord"][];
            consents: components["schemas"]["ConsentRecord"][];
        };
        FieldRule: {
            /** @description Regular expression, ECMAScript */
            pattern: string;
            /** @description Server text that says the rule */
            message: string;
        };
        RegistRules: {
            /** @description Key of the AES encryption, padded or truncated to 16 characters by the caller (spec §7) */
            key: string;
            loginNameRule: components["schemas"]["FieldRule"];
            passwordRule: components["schemas"]["FieldRule"];
            mobileRule: components["schemas"]["FieldRule"];
            /** @description docId of the agreement, see searchPrivacy */
            agreementId: string;
        };
        /**
         * @description captcha: asked for without a captcha. Its code stands in for one at the login, and is taken as the code of regist and of forget,
         *     so that nobody needs to solve a puzzle
         * @enum {string}
         */
        CodePurpose: "captcha" | "regist" | "changeMobile" | "changeEmail";
        /**
         * @description What a signed-in person proves with the account's own mobile or e-mail
         * @enum {string}
         */
        OwnCodePurpose: "savePasswd" | "unsubscribe" | "changeContact";
        /**
         * @description The account's own mobile or e-mail, named by its kind: the portal knows both only masked, and a masked text names nobody
         * @enum {string}
         */
        OwnTarget: "mobile" | "email";
        SendCode: components["schemas"]["SendCodeTo"] | components["schemas"]["SendOwnCode"];
        /** @description To the mobile or e-mail that was typed */
        SendCodeTo: {
            /** @description Mobile or e-mail, in full */
            target: string;
            purpose: components["schemas"]["CodePurpose"];
            /** @description Not with purpose captcha nor from who is signed in */
            captcha?: string;
            /** @description Of that captcha */
            random?: string;
        };
        /**
         * @description To the signed-in person's own mobile (sendMobileCode) or e-mail (sendEmailCode), which the server knows; refused with VALIDATION
         *     of the field target where the account has none
         */
        SendOwnCode: {
            purpose: components["schemas"]["OwnCodePurpose"];
        };
        SendForget: {
            /** @description Mobile or e-mail */
            target: string;
            captcha: string;
            random: string;
        };
        CodeSent: {
            /** @description Seconds */
            resendAfterS: number;
            /** @description Seconds */
            expiresInS: number;
        };
        /** @description The same whether or not the account exists */
        ForgetSent: {
            /** @description Seconds */
            resendAfterS: number;
        };
        ValidateCode: components["schemas"]["ValidateCodeOf"] | components["schemas"]["ValidateOwnCode"];
        /** @description A code sent to a mobile or an e-mail that was typed; one of them is given */
        ValidateCodeOf: {
            /** @description In full */
            mobile?: string;
            email?: string;
            code: string;
            purpose: components["schemas"]["CodePurpose"];
        };
        /** @description A code sent to the signed-in person's own mobile or e-mail */
        ValidateOwnCode: {
            own: components["schemas"]["OwnTarget"];
            code: string;
            purpose: components["schemas"]["OwnCodePurpose"];
        };
        CodeTicket: {
            /** @description Proof for that purpose: 10 minutes, single use */
            ticket: string;
        };
        MobileAvailable: {
            available: boolean;
        };
        /** @enum {string} */
        NoticeType: "recruitment" | "supplement" | "publicity" | "policy" | "system";
        KeyDate: {
            /** @description Server text */
            label: string;
            /** Format: date-time */
            at: string;
        };
        NoticeBase: {
            id: string;
            type: components["schemas"]["NoticeType"];
            title: string;
            pinned: boolean;
            /** Format: date-time */
            publishedAt: string;
            keyDates: components["schemas"]["KeyDate"][];
        };
        Notice: components["schemas"]["NoticeBase"];
        NoticeRef: {
            id: string;
            title: string;
        };
        NoticeDetail: components["schemas"]["NoticeBase"] & {
            /** @description HTML, to be sanitised before it is shown */
            contentHtml: string;
            attachments: components["schemas"]["UploadedFile"][];
            positionIds: string[];
            previous?: components["schemas"]["NoticeRef"];
            next?: components["schemas"]["NoticeRef"];
        };
        /** @enum {string} */
        QuestionCategory: "account" | "resume" | "apply" | "review" | "interview" | "background";
        QuestionAnswer: {
            id: string;
            category: components["schemas"]["QuestionCategory"];
            question: string;
            /** @description HTML, to be sanitised before it is shown */
            answerHtml: string;
        };
        Banner: {
            id: string;
            title: string;
            /** @description What it is for */
            summary?: string;
            /**
             * Format: date-time
             * @description The time that it is about
             */
            at?: string;
            /** @description A photograph or a poster, for /portal/file/view/{fileId} */
            imageFileId?: string;
            /** @description A path inside the portal, or an https address */
            link: string;
        };
        /** @description privacy: the privacy text; agreement: terms of use; sensitive: consent to sensitive data */
        PolicyText: {
            docId: string;
            /** @enum {string} */
            kind: "privacy" | "agreement" | "sensitive";
            title: string;
            /** @description HTML, to be sanitised before it is shown */
            contentHtml: string;
            version: string;
            /** Format: date-time */
            publishedAt: string;
        };
        School: {
            code: string;
            name: string;
            regionCode: string;
        };
        Major: {
            code: string;
            name: string;
            children?: components["schemas"]["Major"][];
        };
        Category: {
            code: string;
            name: string;
            children?: components["schemas"]["Category"][];
        };
        Region: {
            /** @description GB/T 2260 */
            code: string;
            name: string;
            children?: components["schemas"]["Region"][];
        };
        /** @enum {string} */
        ActivityType: "jobFair" | "infoSession";
        /** @enum {string} */
        ActivityState: "upcoming" | "enrolling" | "running" | "ended";
        ActivityBase: {
            id: string;
            type: components["schemas"]["ActivityType"];
            title: string;
            state: components["schemas"]["ActivityState"];
            /** Format: date-time */
            startsAt: string;
            /** Format: date-time */
            endsAt: string;
            /** Format: date-time */
            enrolFrom: string;
            /** Format: date-time */
            enrolTo: string;
            place: string;
            online: boolean;
            enterpriseCount: number;
            positionCount: number;
            headcount: number;
            /** @description The caller's */
            deliveryId?: string;
            enrolmentStatus?: components["schemas"]["EnrolmentStatus"];
        };
        Activity: components["schemas"]["ActivityBase"];
        ActivitySession: {
            id: string;
            /** @description Server text */
            label: string;
            /** Format: date-time */
            startsAt: string;
            /** Format: date-time */
            endsAt: string;
            place: string;
            online: boolean;
            capacity: number;
            remaining: number;
        };
        ActivityDetail: components["schemas"]["ActivityBase"] & {
            /** @description HTML, to be sanitised before it is shown */
            contentHtml: string;
            sessions: components["schemas"]["ActivitySession"][];
            enterprises: components["schemas"]["Enterprise"][];
        };
        UploadedFile: {
            id: string;
            name: string;
            /** @description Bytes */
            size: number;
            /** @description Media type */
            type: string;
        };
    };
    responses: {
        /** @description A failure with another status; the envelope is the same as at HTTP 200 (success is not true) */
        Failure: {
            headers: {
                "X-Access-Token": components["headers"]["Token"];
                Date: components["headers"]["Date"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: {
        /** @description Spec §7: tells a call from a page load */
        Marker: "XMLHttpRequest";
        /** @description Spec §7: the site identifier; the header's name is decided */
        Site: "army-site";
        /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
        OwnDomain: components["schemas"]["Domain"];
        DomainPath: components["schemas"]["Domain"];
        /** @description Page, from 1 (default 1) */
        Current: number;
        /** @description Default 20 */
        PageSize: number;
        /** @description Words with spaces between them or none: cut as Chinese is written, and each sought in name, code, unit and its ancestors, region (with 省, 市, 区 or without), category and majors, as far as the entity has them; by itself, by words that mean the same, by pinyin and initials, and with one wrong character in three or more. What answers all words; where nothing does, what answers all but one. */
        Keyword: string;
        Limit: number;
        EnterpriseId: string;
        /** @description From this day, YYYY-MM-DD */
        From: string;
        /** @description Up to and with this day */
        To: string;
        /** @description Only these positions */
        FilterIds: string[];
        /**
         * @description What of enterpriseId: its own (default), its subordinates, both. searchconditions counts the units of the facet enterpriseId
         *     in this scope, also while no unit is chosen
         */
        FilterScope: "own" | "children" | "all";
        /** @description A province includes its cities */
        FilterRegion: string[];
        /** @description A category includes its children */
        FilterCategory: string[];
        FilterRecruitType: components["schemas"]["RecruitType"][];
        FilterEducation: string[];
        /** @description Positions without a limit match every value */
        FilterMajor: string[];
        /** @description Positions without a limit match every value */
        FilterSource: string[];
        /** @description Leaves out positions whose requirement of each named kind the caller's own résumé fails, as the fit check finds it. What the résumé does not say fails nothing, and a caller without a résumé is not filtered. Age and years of work are those on the closing day in Beijing. The résumé stays with the server, so that neither an address nor a log holds an age or a political status. */
        FilterMeets: components["schemas"]["OwnRequirement"][];
        FilterState: components["schemas"]["PositionState"];
        /** @description At least so much a month (CNY) as the highest of a position: its to, else its from, a twelfth of it where it is paid by the year. Positions without an amount in CNY are left out */
        FilterSalary: number;
        /** @description Days */
        FilterPublished: number;
        /** @description Days */
        FilterCloses: number;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The next value of the token, under the name that token.key says (X-Access-Token is an example); it replaces the stored one (spec §4). Without it the present value stays in force
         * @example b1f0c2
         */
        Token: string;
        /**
         * @description The server's clock (RFC 9110 §6.6.1). The portal counts down and marks what is over by it, not by the clock of the device; a proxy that adds it is enough
         * @example Sat, 21 Nov 2026 01:00:00 GMT
         */
        Date: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getLoginDomain: {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path: {
                domain: components["parameters"]["DomainPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: components["schemas"]["LoginDomain"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    submitLogin: {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path: {
                domain: components["parameters"]["DomainPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description LoginPayload, encrypted */
                    payload: string;
                };
            };
        };
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: components["schemas"]["LoginAnswer"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    submitLogout: {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path: {
                domain: components["parameters"]["DomainPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: null;
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getAccessToken: {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path: {
                domain: components["parameters"]["DomainPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: components["schemas"]["TokenAndUser"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getTokenAndUser: {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path: {
                domain: components["parameters"]["DomainPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: components["schemas"]["TokenAndUser"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getPassportHeader: {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: components["schemas"]["PassportHeader"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    loginWithTicket: {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ticket: string;
                };
            };
        };
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: components["schemas"]["SignedIn"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getSsoAddresses: {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path: {
                portal: components["schemas"]["Domain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: components["schemas"]["SsoAddresses"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getRegisteredInfo: {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: components["schemas"]["RegisteredInfo"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getUserCenter: {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: components["schemas"]["UserCenter"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getCaptcha: {
        parameters: {
            query: {
                /** @description What it is for: login, regist, forget */
                attrKey: string;
                /** @description Ties the picture to the later call */
                random: string;
            };
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "image/*": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listEnterprises: {
        parameters: {
            query?: {
                /** @description Words with spaces between them or none: cut as Chinese is written, and each sought in name, code, unit and its ancestors, region (with 省, 市, 区 or without), category and majors, as far as the entity has them; by itself, by words that mean the same, by pinyin and initials, and with one wrong character in three or more. What answers all words; where nothing does, what answers all but one. */
                keyword?: components["parameters"]["Keyword"];
                nature?: string;
                industry?: string;
                regionCode?: string;
                /** @description Page, from 1 (default 1) */
                current?: components["parameters"]["Current"];
                /** @description Default 20 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: {
                            list: components["schemas"]["Enterprise"][];
                            total: number;
                            current: number;
                            pageSize: number;
                        };
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listAllEnterprises: {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: components["schemas"]["EnterpriseName"][];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getSearchConditions: {
        parameters: {
            query?: {
                /** @description Only these positions */
                ids?: components["parameters"]["FilterIds"];
                /** @description Words with spaces between them or none: cut as Chinese is written, and each sought in name, code, unit and its ancestors, region (with 省, 市, 区 or without), category and majors, as far as the entity has them; by itself, by words that mean the same, by pinyin and initials, and with one wrong character in three or more. What answers all words; where nothing does, what answers all but one. */
                keyword?: components["parameters"]["Keyword"];
                enterpriseId?: components["parameters"]["EnterpriseId"];
                /**
                 * @description What of enterpriseId: its own (default), its subordinates, both. searchconditions counts the units of the facet enterpriseId
                 *     in this scope, also while no unit is chosen
                 */
                scope?: components["parameters"]["FilterScope"];
                /** @description A province includes its cities */
                regionCode?: components["parameters"]["FilterRegion"];
                /** @description A category includes its children */
                categoryCode?: components["parameters"]["FilterCategory"];
                recruitType?: components["parameters"]["FilterRecruitType"];
                education?: components["parameters"]["FilterEducation"];
                /** @description Positions without a limit match every value */
                majorCode?: components["parameters"]["FilterMajor"];
                /** @description Positions without a limit match every value */
                source?: components["parameters"]["FilterSource"];
                /** @description Leaves out positions whose requirement of each named kind the caller's own résumé fails, as the fit check finds it. What the résumé does not say fails nothing, and a caller without a résumé is not filtered. Age and years of work are those on the closing day in Beijing. The résumé stays with the server, so that neither an address nor a log holds an age or a political status. */
                meets?: components["parameters"]["FilterMeets"];
                state?: components["parameters"]["FilterState"];
                /** @description At least so much a month (CNY) as the highest of a position: its to, else its from, a twelfth of it where it is paid by the year. Positions without an amount in CNY are left out */
                salaryFrom?: components["parameters"]["FilterSalary"];
                /** @description Days */
                publishedWithin?: components["parameters"]["FilterPublished"];
                /** @description Days */
                closesWithin?: components["parameters"]["FilterCloses"];
            };
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: components["schemas"]["SearchConditions"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    searchPositions: {
        parameters: {
            query?: {
                /** @description Only these positions */
                ids?: components["parameters"]["FilterIds"];
                /** @description Words with spaces between them or none: cut as Chinese is written, and each sought in name, code, unit and its ancestors, region (with 省, 市, 区 or without), category and majors, as far as the entity has them; by itself, by words that mean the same, by pinyin and initials, and with one wrong character in three or more. What answers all words; where nothing does, what answers all but one. */
                keyword?: components["parameters"]["Keyword"];
                enterpriseId?: components["parameters"]["EnterpriseId"];
                /**
                 * @description What of enterpriseId: its own (default), its subordinates, both. searchconditions counts the units of the facet enterpriseId
                 *     in this scope, also while no unit is chosen
                 */
                scope?: components["parameters"]["FilterScope"];
                /** @description A province includes its cities */
                regionCode?: components["parameters"]["FilterRegion"];
                /** @description A category includes its children */
                categoryCode?: components["parameters"]["FilterCategory"];
                recruitType?: components["parameters"]["FilterRecruitType"];
                education?: components["parameters"]["FilterEducation"];
                /** @description Positions without a limit match every value */
                majorCode?: components["parameters"]["FilterMajor"];
                /** @description Positions without a limit match every value */
                source?: components["parameters"]["FilterSource"];
                /** @description Leaves out positions whose requirement of each named kind the caller's own résumé fails, as the fit check finds it. What the résumé does not say fails nothing, and a caller without a résumé is not filtered. Age and years of work are those on the closing day in Beijing. The résumé stays with the server, so that neither an address nor a log holds an age or a political status. */
                meets?: components["parameters"]["FilterMeets"];
                state?: components["parameters"]["FilterState"];
                /** @description At least so much a month (CNY) as the highest of a position: its to, else its from, a twelfth of it where it is paid by the year. Positions without an amount in CNY are left out */
                salaryFrom?: components["parameters"]["FilterSalary"];
                /** @description Days */
                publishedWithin?: components["parameters"]["FilterPublished"];
                /** @description Days */
                closesWithin?: components["parameters"]["FilterCloses"];
                /** @description By relevance where there is a keyword and no sort. salary: by the highest amount of a month, as salaryFrom counts it, the highest first; positions without one come last */
                sort?: "relevance" | "newest" | "closing" | "salary";
                /** @description Page, from 1 (default 1) */
                current?: components["parameters"]["Current"];
                /** @description Default 20 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: {
                            list: components["schemas"]["Position"][];
                            total: number;
                            current: number;
                            pageSize: number;
                            /** @description The keyword as it was probably meant */
                            suggestion?: string;
                            /** @description Words of the keyword that had to be left out to find anything */
                            dropped?: string[];
                        };
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getPosition: {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path: {
                recruitmentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: components["schemas"]["PositionDetail"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getPositionCounts: {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: components["schemas"]["PositionCounts"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getRelatedPositions: {
        parameters: {
            query: {
                recruitmentId: string;
            };
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: components["schemas"]["Position"][];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getEnterpriseIntroduction: {
        parameters: {
            query: {
                enterpriseId: string;
            };
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: components["schemas"]["EnterpriseDetail"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    searchEnterpriseTree: {
        parameters: {
            query?: {
                rootId?: string;
                /** @description The children of this unit */
                parentId?: string;
                /** @description Only these positions */
                ids?: components["parameters"]["FilterIds"];
                /** @description Words with spaces between them or none: cut as Chinese is written, and each sought in name, code, unit and its ancestors, region (with 省, 市, 区 or without), category and majors, as far as the entity has them; by itself, by words that mean the same, by pinyin and initials, and with one wrong character in three or more. What answers all words; where nothing does, what answers all but one. */
                keyword?: components["parameters"]["Keyword"];
                /** @description The keyword of the positions that are counted, as keyword is that of the units */
                positionKeyword?: string;
                enterpriseId?: components["parameters"]["EnterpriseId"];
                /**
                 * @description What of enterpriseId: its own (default), its subordinates, both. searchconditions counts the units of the facet enterpriseId
                 *     in this scope, also while no unit is chosen
                 */
                scope?: components["parameters"]["FilterScope"];
                /** @description A province includes its cities */
                regionCode?: components["parameters"]["FilterRegion"];
                /** @description A category includes its children */
                categoryCode?: components["parameters"]["FilterCategory"];
                recruitType?: components["parameters"]["FilterRecruitType"];
                education?: components["parameters"]["FilterEducation"];
                /** @description Positions without a limit match every value */
                majorCode?: components["parameters"]["FilterMajor"];
                /** @description Positions without a limit match every value */
                source?: components["parameters"]["FilterSource"];
                /** @description Leaves out positions whose requirement of each named kind the caller's own résumé fails, as the fit check finds it. What the résumé does not say fails nothing, and a caller without a résumé is not filtered. Age and years of work are those on the closing day in Beijing. The résumé stays with the server, so that neither an address nor a log holds an age or a political status. */
                meets?: components["parameters"]["FilterMeets"];
                state?: components["parameters"]["FilterState"];
                /** @description At least so much a month (CNY) as the highest of a position: its to, else its from, a twelfth of it where it is paid by the year. Positions without an amount in CNY are left out */
                salaryFrom?: components["parameters"]["FilterSalary"];
                /** @description Days */
                publishedWithin?: components["parameters"]["FilterPublished"];
                /** @description Days */
                closesWithin?: components["parameters"]["FilterCloses"];
            };
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: components["schemas"]["EnterpriseNode"][];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getPositionRegions: {
        parameters: {
            query?: {
                /** @description Only these positions */
                ids?: components["parameters"]["FilterIds"];
                /** @description Words with spaces between them or none: cut as Chinese is written, and each sought in name, code, unit and its ancestors, region (with 省, 市, 区 or without), category and majors, as far as the entity has them; by itself, by words that mean the same, by pinyin and initials, and with one wrong character in three or more. What answers all words; where nothing does, what answers all but one. */
                keyword?: components["parameters"]["Keyword"];
                enterpriseId?: components["parameters"]["EnterpriseId"];
                /**
                 * @description What of enterpriseId: its own (default), its subordinates, both. searchconditions counts the units of the facet enterpriseId
                 *     in this scope, also while no unit is chosen
                 */
                scope?: components["parameters"]["FilterScope"];
                /** @description A province includes its cities */
                regionCode?: components["parameters"]["FilterRegion"];
                /** @description A category includes its children */
                categoryCode?: components["parameters"]["FilterCategory"];
                recruitType?: components["parameters"]["FilterRecruitType"];
                education?: components["parameters"]["FilterEducation"];
                /** @description Positions without a limit match every value */
                majorCode?: components["parameters"]["FilterMajor"];
                /** @description Positions without a limit match every value */
                source?: components["parameters"]["FilterSource"];
                /** @description Leaves out positions whose requirement of each named kind the caller's own résumé fails, as the fit check finds it. What the résumé does not say fails nothing, and a caller without a résumé is not filtered. Age and years of work are those on the closing day in Beijing. The résumé stays with the server, so that neither an address nor a log holds an age or a political status. */
                meets?: components["parameters"]["FilterMeets"];
                state?: components["parameters"]["FilterState"];
                /** @description At least so much a month (CNY) as the highest of a position: its to, else its from, a twelfth of it where it is paid by the year. Positions without an amount in CNY are left out */
                salaryFrom?: components["parameters"]["FilterSalary"];
                /** @description Days */
                publishedWithin?: components["parameters"]["FilterPublished"];
                /** @description Days */
                closesWithin?: components["parameters"]["FilterCloses"];
            };
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: components["schemas"]["RegionCount"][];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    suggestEnterprises: {
        parameters: {
            query?: {
                /** @description Words with spaces between them or none: cut as Chinese is written, and each sought in name, code, unit and its ancestors, region (with 省, 市, 区 or without), category and majors, as far as the entity has them; by itself, by words that mean the same, by pinyin and initials, and with one wrong character in three or more. What answers all words; where nothing does, what answers all but one. */
                keyword?: components["parameters"]["Keyword"];
                limit?: components["parameters"]["Limit"];
            };
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: components["schemas"]["Enterprise"][];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    viewResume: {
        parameters: {
            query?: {
                /** @description The snapshot sent with this delivery */
                deliveryId?: string;
            };
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: components["schemas"]["Resume"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    editResume: {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: components["schemas"]["ResumeEdit"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    saveResume: {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResumeSave"];
            };
        };
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: components["schemas"]["ResumeSaved"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getResumeTemplates: {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: components["schemas"]["ResumeTemplate"][];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    changeResumeTemplate: {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    templateId: string;
                };
            };
        };
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: null;
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    completeResume: {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path: {
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: components["schemas"]["Delivery"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    searchDeliveries: {
        parameters: {
            query?: {
                group?: "active" | "ended" | "draft";
                deliveryId?: string;
                applyId?: string;
                hasAppointment?: boolean;
                /** @description Words with spaces between them or none: cut as Chinese is written, and each sought in name, code, unit and its ancestors, region (with 省, 市, 区 or without), category and majors, as far as the entity has them; by itself, by words that mean the same, by pinyin and initials, and with one wrong character in three or more. What answers all words; where nothing does, what answers all but one. */
                keyword?: components["parameters"]["Keyword"];
                /** @description Page, from 1 (default 1) */
                current?: components["parameters"]["Current"];
                /** @description Default 20 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: {
                            list: components["schemas"]["Delivery"][];
                            total: number;
                            current: number;
                            pageSize: number;
                            counts: components["schemas"]["DeliveryCounts"];
                        };
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteDelivery: {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path: {
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: components["schemas"]["Delivery"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getNotifications: {
        parameters: {
            query?: {
                type?: components["schemas"]["NotificationType"];
                unread?: boolean;
                /** @description Page, from 1 (default 1) */
                current?: components["parameters"]["Current"];
                /** @description Default 20 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: {
                            list: components["schemas"]["Notification"][];
                            total: number;
                            current: number;
                            pageSize: number;
                        };
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    disagreeBackgroundCheck: {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BackgroundAnswer"];
            };
        };
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: components["schemas"]["Delivery"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    agreeBackgroundCheck: {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BackgroundAnswer"];
            };
        };
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: components["schemas"]["Delivery"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    confirmNotifications: {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationConfirm"];
            };
        };
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: components["schemas"]["NotificationsConfirmed"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    openDelivery: {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    kind: components["schemas"]["TargetKind"];
                    targetId: string;
                    sessionId?: string;
                };
            };
        };
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: components["schemas"]["DeliveryDraft"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getWizardPage: {
        parameters: {
            query: {
                applyId: string;
            };
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: components["schemas"]["WizardPage"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    saveWizardPage: {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WizardSave"];
            };
        };
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: components["schemas"]["WizardPage"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    submitApplication: {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path: {
                applyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    values: components["schemas"]["FieldValues"];
                    /** @description The declaration was accepted */
                    declared: boolean;
                };
            };
        };
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: components["schemas"]["ApplyResult"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getCollectedPositions: {
        parameters: {
            query?: {
                sort?: "collected" | "closing";
                /** @description Page, from 1 (default 1) */
                current?: components["parameters"]["Current"];
                /** @description Default 20 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: {
                            list: components["schemas"]["Collected"][];
                            total: number;
                            current: number;
                            pageSize: number;
                        };
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    removeCollectedPositions: {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    recruitmentIds: string[];
                };
            };
        };
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: null;
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    collectPosition: {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    recruitmentId: string;
                };
            };
        };
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: null;
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    saveFirstPassword: {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description FirstPasswordPayload, encrypted */
                    payload: string;
                };
            };
        };
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: null;
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    unsubscribe: {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description UnsubscribePayload, encrypted */
                    payload: string;
                };
            };
        };
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: null;
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getAccountInfo: {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: components["schemas"]["AccountInfo"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    changeMobile: {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description ContactPayload, encrypted */
                    payload: string;
                };
            };
        };
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: components["schemas"]["AccountInfo"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    changeEmail: {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description ContactPayload, encrypted */
                    payload: string;
                };
            };
        };
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: components["schemas"]["AccountInfo"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    changeName: {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    value: string;
                    avatarFileId?: string;
                };
            };
        };
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: components["schemas"]["AccountInfo"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description ChangePasswordPayload, encrypted */
                    payload: string;
                };
            };
        };
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: null;
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    registerUser: {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description RegistPayload, encrypted */
                    payload: string;
                };
            };
        };
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: components["schemas"]["SignedIn"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getRegistRules: {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path: {
                domain: components["parameters"]["DomainPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: components["schemas"]["RegistRules"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    sendForgetMail: {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendForget"];
            };
        };
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: components["schemas"]["ForgetSent"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    sendForgetSms: {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendForget"];
            };
        };
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: components["schemas"]["ForgetSent"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    retrievePassword: {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description RetrievePasswordPayload, encrypted */
                    payload: string;
                };
            };
        };
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: null;
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    retrievePasswordByPhone: {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description RetrievePasswordPayload, encrypted */
                    payload: string;
                };
            };
        };
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: null;
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    sendMobileCode: {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendCode"];
            };
        };
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: components["schemas"]["CodeSent"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    sendEmailCode: {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendCode"];
            };
        };
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: components["schemas"]["CodeSent"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    validateMobileCode: {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ValidateCode"];
            };
        };
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: components["schemas"]["CodeTicket"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    validateRegistMobile: {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    mobile: string;
                };
            };
        };
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: components["schemas"]["MobileAvailable"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    searchNotices: {
        parameters: {
            query?: {
                type?: components["schemas"]["NoticeType"];
                /** @description Words with spaces between them or none: cut as Chinese is written, and each sought in name, code, unit and its ancestors, region (with 省, 市, 区 or without), category and majors, as far as the entity has them; by itself, by words that mean the same, by pinyin and initials, and with one wrong character in three or more. What answers all words; where nothing does, what answers all but one. */
                keyword?: components["parameters"]["Keyword"];
                enterpriseId?: components["parameters"]["EnterpriseId"];
                /** @description From this day, YYYY-MM-DD */
                from?: components["parameters"]["From"];
                /** @description Up to and with this day */
                to?: components["parameters"]["To"];
                /** @description Page, from 1 (default 1) */
                current?: components["parameters"]["Current"];
                /** @description Default 20 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: {
                            list: components["schemas"]["Notice"][];
                            total: number;
                            current: number;
                            pageSize: number;
                        };
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    viewNotice: {
        parameters: {
            query: {
                id: string;
            };
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: components["schemas"]["NoticeDetail"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    searchQuestions: {
        parameters: {
            query?: {
                id?: string;
                category?: components["schemas"]["QuestionCategory"];
                /** @description Words with spaces between them or none: cut as Chinese is written, and each sought in name, code, unit and its ancestors, region (with 省, 市, 区 or without), category and majors, as far as the entity has them; by itself, by words that mean the same, by pinyin and initials, and with one wrong character in three or more. What answers all words; where nothing does, what answers all but one. */
                keyword?: components["parameters"]["Keyword"];
                /** @description Page, from 1 (default 1) */
                current?: components["parameters"]["Current"];
                /** @description Default 20 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: {
                            list: components["schemas"]["QuestionAnswer"][];
                            total: number;
                            current: number;
                            pageSize: number;
                        };
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getBanners: {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: components["schemas"]["Banner"][];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getPrivacyTexts: {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: components["schemas"]["PolicyText"][];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getAppointmentSlots: {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path: {
                appointmentTimeArrangeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: components["schemas"]["AppointmentSlot"][];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listSchools: {
        parameters: {
            query?: {
                /** @description Words with spaces between them or none: cut as Chinese is written, and each sought in name, code, unit and its ancestors, region (with 省, 市, 区 or without), category and majors, as far as the entity has them; by itself, by words that mean the same, by pinyin and initials, and with one wrong character in three or more. What answers all words; where nothing does, what answers all but one. */
                keyword?: components["parameters"]["Keyword"];
                limit?: components["parameters"]["Limit"];
            };
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: components["schemas"]["School"][];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listHotEnterprises: {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: components["schemas"]["Enterprise"][];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getCategoryTree: {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: components["schemas"]["Category"][];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listMajors: {
        parameters: {
            query?: {
                /** @description Words with spaces between them or none: cut as Chinese is written, and each sought in name, code, unit and its ancestors, region (with 省, 市, 区 or without), category and majors, as far as the entity has them; by itself, by words that mean the same, by pinyin and initials, and with one wrong character in three or more. What answers all words; where nothing does, what answers all but one. */
                keyword?: components["parameters"]["Keyword"];
                limit?: components["parameters"]["Limit"];
                parentCode?: string;
            };
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: components["schemas"]["Major"][];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getRegionTree: {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: components["schemas"]["Region"][];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    searchActivities: {
        parameters: {
            query?: {
                state?: components["schemas"]["ActivityState"];
                type?: components["schemas"]["ActivityType"];
                enterpriseId?: components["parameters"]["EnterpriseId"];
                /** @description From this day, YYYY-MM-DD */
                from?: components["parameters"]["From"];
                /** @description Up to and with this day */
                to?: components["parameters"]["To"];
                /** @description Words with spaces between them or none: cut as Chinese is written, and each sought in name, code, unit and its ancestors, region (with 省, 市, 区 or without), category and majors, as far as the entity has them; by itself, by words that mean the same, by pinyin and initials, and with one wrong character in three or more. What answers all words; where nothing does, what answers all but one. */
                keyword?: components["parameters"]["Keyword"];
                /** @description Page, from 1 (default 1) */
                current?: components["parameters"]["Current"];
                /** @description Default 20 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: {
                            list: components["schemas"]["Activity"][];
                            total: number;
                            current: number;
                            pageSize: number;
                        };
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    viewActivity: {
        parameters: {
            query: {
                id: string;
            };
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: components["schemas"]["ActivityDetail"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getRegistrationForm: {
        parameters: {
            query: {
                formId: string;
            };
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: components["schemas"]["RegistrationForm"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    saveRegistration: {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description RegistrationPayload, encrypted */
                    payload: string;
                };
            };
        };
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: components["schemas"]["RegistrationReceipt"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    viewFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fileId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    uploadImage: {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: components["schemas"]["UploadedFile"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    uploadFile: {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: components["schemas"]["UploadedFile"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getTerms: {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: components["schemas"]["TermMap"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getDbTerms: {
        parameters: {
            query?: never;
            header: {
                /** @description Spec §7: tells a call from a page load */
                "X-Requested-With": components["parameters"]["Marker"];
                /** @description Spec §7: the site identifier; the header's name is decided */
                "X-Site-Id": components["parameters"]["Site"];
                /** @description Spec §7: token.domain, when the token has one; the header's name is decided */
                "X-Domain"?: components["parameters"]["OwnDomain"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data, or a failure (spec §7) */
            200: {
                headers: {
                    "X-Access-Token": components["headers"]["Token"];
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        data: components["schemas"]["TermMap"];
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
}
